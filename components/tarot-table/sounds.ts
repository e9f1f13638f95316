import type { Action, SeatView } from "../../rules/index.js";
import { warnOnce } from "../shared/warn.js";

/** What can be heard. */
type Cue = "card" | "trick" | "refusal" | "end";

/** A short sound: a tone of some pitch, or, without one, the swish of a card. Times in seconds. */
interface Note {
  at: number;
  length: number;
  loud: number;
  /** In hertz; null is noise. */
  pitch: number | null;
}

const cues: Readonly<Record<Cue, readonly Note[]>> = {
  card: [{ at: 0, length: 0.07, loud: 0.22, pitch: null }],
  trick: [
    { at: 0, length: 0.16, loud: 0.2, pitch: null },
    { at: 0.07, length: 0.18, loud: 0.07, pitch: 392 },
  ],
  refusal: [
    { at: 0, length: 0.12, loud: 0.12, pitch: 174.6 },
    { at: 0.13, length: 0.18, loud: 0.12, pitch: 146.8 },
  ],
  end: [261.6, 329.6, 392, 523.3].map((pitch, place) => ({ at: place * 0.13, length: 0.45, loud: 0.08, pitch })),
};

/** Cards that fall at once make one sound. In ms of the page: where nothing can be heard, the clock of sounds may stand still. */
const gap = 40;

let context: AudioContext | null = null;
let last = -Infinity;

/** What an action sounds like: nothing for bids and other words. */
export function playAction({ type }: Action, before: SeatView, after: SeatView): void {
  if (after.result) play("end");
  else if (after.tricks.length > before.tricks.length) play("trick");
  else if (type === "play") play("card");
}

/** Plays a cue. Before the person has done anything on the page, nothing is to be heard, and browsers would forbid it. */
export function play(cue: Cue): void {
  if (!navigator.userActivation.hasBeenActive) return;
  try {
    context ??= new AudioContext();
    if (context.state === "suspended") void context.resume();
    const now = performance.now();
    if (cue === "card" && now - last < gap) return;
    last = now;
    for (const note of cues[cue]) sound(context, note);
  } catch {
    warnOnce("There is no sound here.");
  }
}

function sound(place: AudioContext, { at, length, loud, pitch }: Note): void {
  const start = place.currentTime + at;
  const volume = place.createGain();
  volume.gain.setValueAtTime(0, start);
  volume.gain.linearRampToValueAtTime(loud, start + 0.008);
  volume.gain.exponentialRampToValueAtTime(0.0001, start + length);
  volume.connect(place.destination);
  const source = pitch === null ? swish(place, volume, length) : tone(place, volume, pitch);
  source.start(start);
  source.stop(start + length);
}

function tone(place: AudioContext, out: AudioNode, pitch: number): AudioScheduledSourceNode {
  const source = place.createOscillator();
  source.type = "triangle";
  source.frequency.value = pitch;
  source.connect(out);
  return source;
}

/** Noise without its lows and highs, as paper on cloth makes it. */
function swish(place: AudioContext, out: AudioNode, length: number): AudioScheduledSourceNode {
  const noise = place.createBuffer(1, Math.ceil(place.sampleRate * length), place.sampleRate);
  noise.getChannelData(0).forEach((_, at, samples) => (samples[at] = Math.random() * 2 - 1));
  const source = place.createBufferSource();
  source.buffer = noise;
  const filter = place.createBiquadFilter();
  filter.type = "bandpass";
  filter.frequency.value = 1800;
  filter.Q.value = 0.7;
  source.connect(filter).connect(out);
  return source;
}
