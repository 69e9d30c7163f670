/** Synthesised sounds of wood, metal and a small bell; silent unless sounds are on. */
import { sounds } from '../../../settings/settings.js';

/** One tone: its frequency at start and end (Hz), its delay and duration (seconds), its volume. */
interface Tone {
  readonly wave: OscillatorType;
  readonly from: number;
  readonly to?: number;
  readonly at?: number;
  readonly rings: number;
  readonly loud: number;
}

const bell = (from: number, at: number, rings = 0.5): Tone => ({ wave: 'sine', from, at, rings, loud: 0.07 });

const SOUNDS = {
  /** A piece is put on the board. */
  knock: [
    { wave: 'triangle', from: 240, to: 110, rings: 0.1, loud: 0.12 },
    { wave: 'sine', from: 640, to: 320, rings: 0.04, loud: 0.04 },
  ],
  /** A player gained points. */
  coin: [bell(1320, 0, 0.18), bell(1760, 0.07, 0.3)],
  /** It is a player's turn at this screen. */
  call: [bell(523, 0), bell(784, 0.12)],
  /** The game is over. */
  fanfare: [bell(523, 0), bell(659, 0.14), bell(784, 0.28), bell(1047, 0.42, 1.1)],
} satisfies Readonly<Record<string, readonly Tone[]>>;

let context: AudioContext | undefined;

export function sound(name: keyof typeof SOUNDS, isWanted = sounds()): void {
  if (!isWanted || typeof AudioContext === 'undefined') return;
  context ??= new AudioContext();
  // Browsers allow no sound before the first tap.
  if (context.state === 'suspended') void context.resume();
  for (const tone of SOUNDS[name] as readonly Tone[]) ring(context, tone);
}

function ring(audio: AudioContext, tone: Tone): void {
  const start = audio.currentTime + (tone.at ?? 0);
  const end = start + tone.rings;
  const source = audio.createOscillator();
  const volume = audio.createGain();
  source.type = tone.wave;
  source.frequency.setValueAtTime(tone.from, start);
  if (tone.to !== undefined) source.frequency.exponentialRampToValueAtTime(tone.to, end);
  volume.gain.setValueAtTime(0, start);
  volume.gain.linearRampToValueAtTime(tone.loud, start + 0.005);
  volume.gain.exponentialRampToValueAtTime(0.0005, end);
  source.connect(volume).connect(audio.destination);
  source.start(start);
  source.stop(end + 0.02);
}
