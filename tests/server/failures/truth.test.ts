/** How the fault suite judges `/readyz`: it must notice a wrong answer, and must not complain about a right one. */
import { expect, test } from 'vitest';
import { Observer } from '../../../bench/server/faults/observer.js';
import { untruthMs } from '../../../bench/server/faults/truth.js';

/** Every `step` from `from` to before `to`. */
const times = (from: number, to: number, step: number): number[] =>
  Array.from({ length: Math.ceil((to - from) / step) }, (_, i) => from + i * step);

/** Asked every 200 ms for ten seconds, and not ready in a part of them. */
const answers = (from: number, to: number) =>
  times(0, 10_000, 200).map((asked) => ({
    asked,
    answered: asked + 5,
    isReady: asked < from || asked >= to,
  }));

/** A database that is restarted in the fifth second: the fault lasts longer, but does not stop all writing. */
const RESTART = { begun: 4_000, struck: 4_000, ended: 9_000 };
const ALWAYS = times(0, 10_000, 20);
const exceptFor = (from: number, to: number): number[] => ALWAYS.filter((at) => at < from || at >= to);

test('“not ready” from a node that serves without a pause is wrong for as long as it says so', () => {
  const node = { answers: answers(4_000, 5_000), everyMs: 200, acknowledged: ALWAYS, heard: ALWAYS };
  expect(untruthMs(node, RESTART, false)).toBe(1_000);
  expect(untruthMs({ ...node, heard: null }, RESTART, false)).toBe(1_000);
});

test('“not ready” from a node that serves nobody is right, even if it served a moment ago', () => {
  const away = exceptFor(4_000, 4_400);
  const node = { answers: answers(4_000, 4_600), everyMs: 200, acknowledged: away, heard: away };
  expect(untruthMs(node, RESTART, false)).toBe(0);
});

test('a node that acknowledges moves but does not hear of moves at other nodes is not ready', () => {
  const node = {
    answers: answers(4_000, 4_600),
    everyMs: 200,
    acknowledged: ALWAYS,
    heard: exceptFor(4_000, 4_700),
  };
  expect(untruthMs(node, RESTART, false)).toBe(0);
});

test('“not ready” after the pause is right for a moment, and then wrong', () => {
  const away = exceptFor(4_000, 4_400);
  const node = { answers: answers(4_000, 7_000), everyMs: 200, acknowledged: away, heard: away };
  // From 5.8 s on, when the last second and a half have been without a pause.
  expect(untruthMs(node, RESTART, false)).toBe(1_200);
});

test('“ready” while nothing can be written is wrong', () => {
  const away = exceptFor(4_000, 9_000);
  const node = { answers: answers(0, 0), everyMs: 200, acknowledged: away, heard: away };
  // From a moment after the fault began to its end.
  expect(untruthMs(node, RESTART, true)).toBe(3_400);
  expect(untruthMs({ ...node, answers: answers(5_000, 9_000) }, RESTART, true)).toBe(0);
});

test('“ready” is right until a fault has taken effect', () => {
  const away = exceptFor(6_000, 9_000);
  const node = { answers: answers(0, 0), everyMs: 200, acknowledged: away, heard: away };
  expect(untruthMs(node, { ...RESTART, struck: 6_000 }, true)).toBe(1_400);
});

test('only moves that were made during a fault show that it did not stop them', () => {
  const observer = new Observer([]);
  const struck = performance.now();
  const fault = { begun: struck - 10, struck, ended: Number.POSITIVE_INFINITY };
  observer.acknowledged(0, struck - 1);
  expect(observer.acknowledgedIn(fault)).toBe(0);
  observer.acknowledged(0, struck + 1);
  expect(observer.acknowledgedIn(fault)).toBe(1);
});
