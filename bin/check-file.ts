import { parseRecord, RecordError, replay } from "../rules/index.js";
import type { RefusalReason } from "../rules/index.js";
import { maxSize, validateLesson, type FindingCode, type LessonTexts, type Player } from "../tutorials/index.js";

/** One thing wrong with a file. */
export interface Fault {
  readonly file: string;
  /** The id of a lesson's step. */
  readonly step: string | null;
  readonly code: string;
  /** Where it is, or what it is about. */
  readonly about: string;
  /** Why the rules refuse an action, where they do. */
  readonly refusal?: RefusalReason;
}

/** Everything that is wrong with a lesson or a deal record. */
export function checkFile(file: string, source: string, read: (path: string) => string, player: Player): Fault[] {
  if (formatOf(source).startsWith("tarot-deal/")) return checkDeal(file, source);
  const texts = textsFor(file, source, read);
  const findings = validateLesson(source, texts ?? {}, player);
  // A file that cannot be taught is told to be so first: its texts come after.
  const mute: { step: null; code: FindingCode | "no-texts"; about: string }[] = texts === null && findings.length === 0 ? [{ step: null, code: "no-texts", about: "" }] : [];
  const faults = [...findings, ...mute].map((finding) => ({ file, ...finding }));
  return faults.map((fault) => (fault.code === "not-json" ? { ...fault, about: brokenAt(source) } : fault));
}

/** Where JSON ends to be JSON, in the words of the machine that reads it: by line and column, or by what stands there. */
function brokenAt(source: string): string {
  try {
    JSON.parse(source);
    return "";
  } catch (error) {
    const said = error instanceof Error ? error.message : "";
    const place = /^(.*?) at position (\d+)/s.exec(said);
    if (!place) return onOneLine(said);
    const lines = source.slice(0, Number(place[2])).split("\n");
    return onOneLine(`line ${String(lines.length)}, column ${String((lines.at(-1)?.length ?? 0) + 1)}: ${place[1] ?? ""}`);
  }
}

const onOneLine = (text: string): string => text.replaceAll(/[\s\p{Cc}]+/gu, " ").trim();

/** The rules read it and play it through. */
function checkDeal(file: string, source: string): Fault[] {
  try {
    replay(parseRecord(source));
    return [];
  } catch (error) {
    if (!(error instanceof RecordError)) throw error;
    return [{ file, step: null, code: error.code, about: error.path, ...(error.refusal && { refusal: error.refusal.reason }) }];
  }
}

/** What a file says it is; "" where it says nothing. */
function formatOf(source: string): string {
  const format = plain(source)["format"];
  return typeof format === "string" ? format : "";
}

function plain(source: string): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = source.length > maxSize ? null : JSON.parse(source);
    return typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {}; // the reader says so
  }
}

const languages = ["de", "fr", "sv", "en"];

/** A lesson's own texts count in the languages that it brings; else those of its package, in all. Null where there are none. */
function textsFor(file: string, source: string, read: (path: string) => string): LessonTexts | null {
  const { id, texts } = plain(source);
  if (typeof texts === "object" && texts !== null) return Object.keys(texts).length === 0 ? null : Object.fromEntries(Object.keys(texts).map((language) => [language, {}]));
  const root = /^(.*?)tutorials[\\/]lessons[\\/][^\\/]+$/.exec(file)?.[1];
  if (root === undefined || typeof id !== "string") return null;
  const trees = languages.map((language) => {
    const own = tree(`${root}locales/${language}/lessons/${id}.json`, read);
    const course = tree(`${root}locales/${language}/course.json`, read)[id];
    return [language, { [id]: { ...(typeof course === "object" ? course : {}), ...own } }] as const;
  });
  return Object.fromEntries(trees);
}

/** An empty one where there is none: then its texts are missing. */
function tree(path: string, read: (path: string) => string): Readonly<Record<string, unknown>> {
  try {
    return plain(read(path));
  } catch {
    return {};
  }
}
