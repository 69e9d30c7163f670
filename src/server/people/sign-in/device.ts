/**
 * What is remembered about a device that is signed in: browser and system, in words from the lists here, and the range
 * of its address. What a browser sends is never stored as it came, and a full address is not stored at all.
 */
import type { IncomingMessage } from 'node:http';
import { rangeOf } from '../../addresses.js';

/** Empty where it is not known. */
export interface DeviceWords {
  readonly browser: string;
  readonly system: string;
  readonly network: string;
}

export const UNKNOWN_DEVICE: DeviceWords = { browser: '', system: '', network: '' };

type Words = readonly (readonly [RegExp, string])[];

/** The first that fits: most browsers also name those that they descend from. */
const BROWSERS: Words = [
  [/\b(Edg|EdgA|EdgiOS)\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|CriOS)\//, 'Chrome'],
  [/\bVersion\/.*\bSafari\//, 'Safari'],
];
const SYSTEMS: Words = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
];
/** Longer than what any browser says about itself. */
const LONGEST = 400;

const find = (words: Words, text: string): string => words.find(([pattern]) => pattern.test(text))?.[1] ?? '';

export function describeDevice({ headers }: IncomingMessage, address: string): DeviceWords {
  const text = (headers['user-agent'] ?? '').slice(0, LONGEST);
  return { browser: find(BROWSERS, text), system: find(SYSTEMS, text), network: rangeOf(address) };
}
