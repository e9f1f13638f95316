import lessons from "./lessons.json" with { type: "json" };

export default { lessons };
