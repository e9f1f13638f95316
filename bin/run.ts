import { easyPlayer } from "../bots/index.js";
import { freeLine, LessonError } from "../tutorials/index.js";
import { checkFile, type Fault } from "./check-file.js";
import { sentenceOf } from "./sentences.js";

/** What a command needs of the machine. */
export interface Machine {
  /** The text of a file; throws where there is none. */
  readonly read: (path: string) => string;
  readonly out: (line: string) => void;
  readonly err: (line: string) => void;
}

/** 0: without fault; 1: a fault was found; 2: the command was not understood, or a file cannot be read. */
type ExitCode = 0 | 1 | 2;

const usage = `usage: tarot-table check [--json] FILE…
       tarot-table line FILE STEP [CARD…]

check   Proof-reads lessons (tarot-lesson/1) and deal records (tarot-deal/1): a line a fault, with file, step and
        reason. A lesson brings its texts, or they stand in the folder locales/ of its package.
        --json   the faults as one JSON array
line    Plays a step of the kind "free": these cards by the learner, everything else by bots, until the goal is
        reached or missed. Prints what "solution" and "mistakes" take.

exit code   0 without fault, 1 with one, 2 where the command or a file cannot be read`;

/** One command; gives the exit code. */
export function run(words: readonly string[], machine: Machine): ExitCode {
  const [command, ...rest] = words;
  if (words.includes("--help")) {
    machine.out(usage);
    return 0;
  }
  if (command === "check") return check(rest, machine);
  if (command === "line" && rest.length >= 2) return line(rest, machine);
  machine.err(usage);
  return 2;
}

function check(words: readonly string[], machine: Machine): ExitCode {
  const json = words.includes("--json");
  const files = words.filter((word) => word !== "--json");
  if (files.length === 0 || files.some((file) => file.startsWith("-"))) {
    machine.err(usage);
    return 2;
  }
  const faults: Fault[] = [];
  let unreadable = false;
  for (const file of files) {
    const source = textOf(file, machine);
    if (source === null) unreadable = true;
    else faults.push(...checkFile(file, source, machine.read, easyPlayer));
  }
  if (json) machine.out(JSON.stringify(faults.map((fault) => ({ ...fault, reason: sentenceOf(fault.code) })), null, 2));
  else for (const { file, step, code, about, refusal } of faults) machine.out([file, step ?? "-", code, about, sentenceOf(code, refusal)].filter(Boolean).join("  "));
  if (!json) machine.err(`${String(files.length)} ${files.length === 1 ? "file" : "files"}, ${String(faults.length)} ${faults.length === 1 ? "fault" : "faults"}`);
  return unreadable ? 2 : faults.length > 0 ? 1 : 0;
}

function line([file = "", step = "", ...cards]: readonly string[], machine: Machine): ExitCode {
  const source = textOf(file, machine);
  if (source === null) return 2;
  try {
    const { play, goal } = freeLine(source, step, cards, easyPlayer);
    machine.out(JSON.stringify(play));
    machine.err(`the goal is ${goal}`);
    return goal === "reached" ? 0 : 1;
  } catch (error) {
    if (!(error instanceof LessonError)) throw error;
    machine.err([file, step, error.code, error.path, sentenceOf(error.code, error.refusal?.reason)].filter(Boolean).join("  "));
    return 1;
  }
}

function textOf(file: string, { read, err }: Machine): string | null {
  try {
    return read(file);
  } catch {
    err(`${file}  cannot be read`);
    return null;
  }
}
