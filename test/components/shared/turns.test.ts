import { expect } from "chai";
import { inTurn } from "../../../components/shared/turns.js";
import { afterTimers } from "../../support/after-timers.js";

/** Takes longer than one go of drawing may. */
function drawSlowly(): void {
  const start = performance.now();
  while (performance.now() - start < 30);
}

describe("drawing in turn", () => {
  const { requestAnimationFrame } = window;

  afterEach(async () => {
    window.requestAnimationFrame = requestAnimationFrame;
    // What follows begins with all its time.
    await inTurn(() => undefined, false);
    await afterTimers();
    await afterTimers();
  });

  it("draws at once what comes alone", () => {
    expect(inTurn(() => "drawn", true)).to.equal("drawn");
  });

  it("lets the page have its turn before it goes on", async () => {
    const order: string[] = [];
    // A machine that is too busy to paint would have the drawing go on without.
    window.requestAnimationFrame = (paint) =>
      Number(
        setTimeout(() => {
          order.push("frame");
          paint(performance.now());
        }),
      );
    const all = Array.from({ length: 3 }, (_, place) =>
      inTurn(() => {
        drawSlowly();
        order.push(`card ${String(place)}`);
      }, true),
    );
    expect(order).to.deep.equal(["card 0"]);
    await Promise.all(all);
    expect(order).to.deep.equal(["card 0", "frame", "card 1", "card 2"]);
  });

  it("draws what is urgent before the rest, each in the order in which it came", async () => {
    const order: string[] = [];
    await Promise.all([inTurn(drawSlowly, false), ...["other 1", "urgent 1", "other 2", "urgent 2"].map((name) => inTurn(() => order.push(name), name.startsWith("urgent")))]);
    expect(order).to.deep.equal(["urgent 1", "urgent 2", "other 1", "other 2"]);
  });

  it("goes on after a drawing that failed, and says so to whom it belongs", async () => {
    const [, failed, after] = [
      inTurn(drawSlowly, true),
      inTurn(() => {
        throw new RangeError("no such card");
      }, true),
      inTurn(() => "drawn", true),
    ];
    expect(await Promise.resolve(failed).catch((error: unknown) => String(error))).to.equal("RangeError: no such card");
    expect(await after).to.equal("drawn");
  });

  it("gives back what a drawing waits for itself", async () => {
    const [, later] = [inTurn(drawSlowly, true), inTurn(async () => Promise.resolve("fetched"), true)];
    expect(await later).to.equal("fetched");
  });
});
