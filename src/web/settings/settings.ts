/** The settings of the page, remembered on this device. */
import { createEffect, createRoot, createSignal } from 'solid-js';
import { language } from '../i18n/index.js';
import { keep, kept } from './keep.js';

export const THEMES = ['system', 'light', 'dark', 'contrast'] as const;
export const MOTIONS = ['system', 'off'] as const;
export const SPEEDS = ['slow', 'normal', 'fast', 'instant'] as const;
export const RINGS = ['faint', 'normal', 'strong'] as const;
export type Theme = (typeof THEMES)[number];
export type Motion = (typeof MOTIONS)[number];
export type Speed = (typeof SPEEDS)[number];
export type Rings = (typeof RINGS)[number];

function remembered<T extends string>(name: string, values: readonly T[], fallback: T) {
  const first = values.find((value) => value === kept(name)) ?? fallback;
  const [value, set] = createSignal<T>(first);
  const choose = (next: T): void => {
    keep(name, next);
    set(() => next);
  };
  return [value, choose] as const;
}

export const [theme, setTheme] = remembered<Theme>('theme', THEMES, 'system');
export const [motion, setMotion] = remembered<Motion>('motion', MOTIONS, 'system');
export const [speed, setSpeed] = remembered<Speed>('speed', SPEEDS, 'normal');
/** How strongly lit targets stand out. */
export const [rings, setRings] = remembered<Rings>('rings', RINGS, 'normal');
const DELAYS: Readonly<Record<Speed, number>> = { slow: 1500, normal: 700, fast: 250, instant: 0 };
/** The pause between two moves that are shown, in milliseconds. */
export const moveDelay = (): number => DELAYS[speed()];
export const delayAt = (speed: Speed): number => DELAYS[speed];

const [soundChoice, setSoundChoice] = remembered('sounds', ['off', 'on'] as const, 'off');
export const sounds = (): boolean => soundChoice() === 'on';
export const setSounds = (on: boolean): void => setSoundChoice(on ? 'on' : 'off');

/** Whether a sound announces your turn at an online table; `unset` until you are asked. */
export const [turnSound, setTurnSound] = remembered('turnSound', ['unset', 'on', 'off'] as const, 'unset');

/** Whether you end your turn yourself, or it ends with its last action. */
const [turnEndChoice, setTurnEndChoice] = remembered('turnEnd', ['ask', 'pass'] as const, 'ask');
export const asksForEndOfTurn = (): boolean => turnEndChoice() === 'ask';
export const setAsksForEndOfTurn = (on: boolean): void => setTurnEndChoice(on ? 'ask' : 'pass');

/** Whether one click plays the usual choice, or always asks. */
const [choicesChoice, setChoicesChoice] = remembered('choices', ['usual', 'ask'] as const, 'usual');
export const asksForChoice = (): boolean => choicesChoice() === 'ask';
export const setAsksForChoice = (on: boolean): void => setChoicesChoice(on ? 'ask' : 'usual');

/** Whether single letters are shortcuts; they get in the way of speech input. */
const [letterChoice, setLetterChoice] = remembered('letters', ['on', 'off'] as const, 'on');
export const letters = (): boolean => letterChoice() === 'on';
export const setLetters = (on: boolean): void => setLetterChoice(on ? 'on' : 'off');

/** A media query as a signal; false where there is no screen. */
export function media(query: string): () => boolean {
  if (typeof matchMedia === 'undefined') return () => false;
  const list = matchMedia(query);
  const [matches, set] = createSignal(list.matches);
  list.addEventListener('change', () => set(list.matches));
  return matches;
}

const darkWanted = media('(prefers-color-scheme: dark)');
const contrastWanted = media('(prefers-contrast: more)');
const stillWanted = media('(prefers-reduced-motion: reduce)');

/** The theme in effect, with `system` resolved. */
export const shownTheme = (): Exclude<Theme, 'system'> => {
  const chosen = theme();
  if (chosen !== 'system') return chosen;
  if (contrastWanted()) return 'contrast';
  return darkWanted() ? 'dark' : 'light';
};

/** Whether animations are off. */
export const still = (): boolean => motion() === 'off' || stillWanted();

const BAR_COLOURS = { light: '#f3e8cf', dark: '#17130f', contrast: '#000000' };

/**
 * Mirrors the settings to `<html>`: `data-theme` (light, dark, contrast), `data-motion` (full, off), `data-rings` and
 * the language.
 */
export function applySettings(): void {
  createRoot(() => {
    createEffect(() => {
      const root = document.documentElement;
      root.dataset.theme = shownTheme();
      root.dataset.motion = still() ? 'off' : 'full';
      root.dataset.rings = rings();
      root.lang = language();
      document.querySelector('meta[name="theme-color"]')?.setAttribute('content', BAR_COLOURS[shownTheme()]);
    });
  });
}
