import { isLessonId, LessonError, loadLesson, loadPractice, maxSize, parseLesson, practiceItem } from "../../tutorials/index.js";
import type { ErrorDetail } from "../shared/events.js";
import type { Shell } from "../shared/shell-element.js";
import type { Lesson } from "../../tutorials/index.js";

export type Loaded = { ok: true; lesson: Lesson; name: string } | { ok: false; problem: ErrorDetail };

/**
 * The lesson that a page asks for: one of ours by its id, a question to practise with by a name like
 * "practice/winner/k3-12", or a file by its address. Never rejects.
 * @param need fetches the texts that go with it
 */
export async function loadFrom(id: string, src: string, need: Shell["need"]): Promise<Loaded> {
  const practice = practiceItem(id) !== null;
  const own = src === "" && (practice || isLessonId(id));
  const texts = need(own ? ["course", `lesson/${practice ? "practice" : id}`] : []);
  try {
    if (src !== "") return { ok: true, ...(await fetched(src)) };
    if (id === "") return failed("no-lesson");
    const lesson = await (practice ? loadPractice : loadLesson)(id);
    await texts;
    return { ok: true, lesson, name: id };
  } catch (error) {
    if (error instanceof LessonError) return failed(error.code, error.path);
    await texts; // they may be out of reach as well
    return failed("unreachable");
  }
}

const failed = (code: string, path = ""): Loaded => ({ ok: false, problem: { code, path } });

async function fetched(src: string): Promise<{ lesson: Lesson; name: string }> {
  const address = new URL(src, document.baseURI);
  const response = await fetch(address);
  if (!response.ok) throw new TypeError(`${address.href} answers ${String(response.status)}`);
  return { lesson: parseLesson(await cappedText(response)), name: address.href };
}

/** Reads no further than a lesson may be large, whatever the other side sends. */
async function cappedText(response: Response): Promise<string> {
  const reader = response.body?.getReader();
  if (!reader) return "";
  const decoder = new TextDecoder();
  let text = "";
  let bytes = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    bytes += part.value.byteLength;
    if (bytes > maxSize) {
      void reader.cancel();
      throw new LessonError("too-large", "");
    }
    text += decoder.decode(part.value, { stream: true });
  }
  return text + decoder.decode();
}
