/** A soft knock of wood on wood, made on the spot; silent unless sounds are on. */
import { sounds } from '../settings/settings.js';

let context: AudioContext | undefined;

export function knock(pitch: number): void {
  if (!sounds() || typeof AudioContext === 'undefined') return;
  context ??= new AudioContext();
  const now = context.currentTime;
  const tone = context.createOscillator();
  const volume = context.createGain();
  tone.type = 'triangle';
  tone.frequency.setValueAtTime(pitch, now);
  tone.frequency.exponentialRampToValueAtTime(pitch / 2, now + 0.08);
  volume.gain.setValueAtTime(0.12, now);
  volume.gain.exponentialRampToValueAtTime(0.001, now + 0.12);
  tone.connect(volume).connect(context.destination);
  tone.start(now);
  tone.stop(now + 0.13);
}
