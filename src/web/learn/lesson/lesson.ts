/**
 * Runs a lesson: where the learner is, which actions a step accepts, and what the others do next. It contains no rules:
 * every move, including scripted ones, must be legal for the engine. It needs no page, so tests can run it.
 */
import { type Action, ActionBuffer } from '../../../core/actions.js';
import { NOBODY, type Rules, type State } from '../../../core/game.js';
import type { Json, JsonObject } from '../../../core/json.js';
import type { Language } from '../../../core/language.js';
import { readLegal } from '../../../core/play.js';
import { shelf } from '../../../games/index.js';
import type { Chapter, Lesson, LessonStep, Pattern } from '../types.js';

/** A legal action of the learner, and whether the step asks for it. */
export interface Choice {
  readonly action: Action;
  readonly json: JsonObject;
  readonly fits: boolean;
}

/** A move since the last step, with the states around it, to describe what happened. */
interface PlayedMove {
  readonly before: State;
  readonly action: Action;
  readonly after: State;
}

/**
 * Where a learner is; `moves` are their own in this chapter: one entry per finished step, and one for the current step.
 */
export interface Progress {
  readonly chapter: number;
  readonly moves: readonly (readonly JsonObject[])[];
}

export function fits(pattern: Json, value: Json | undefined): boolean {
  if (typeof pattern === 'string' && pattern.endsWith('*')) {
    return typeof value === 'string' && value.startsWith(pattern.slice(0, -1));
  }
  if (pattern === null || typeof pattern !== 'object') return pattern === value;
  if (value === null || typeof value !== 'object') return false;
  if (Array.isArray(pattern)) {
    return (
      Array.isArray(value) && pattern.length === value.length && pattern.every((p, i) => fits(p, value[i]))
    );
  }
  return Object.entries(pattern).every(([key, part]) => fits(part as Json, (value as JsonObject)[key]));
}

export class LessonRun {
  private at = 0;
  private current!: State;
  private bound!: Rules;
  private moves: JsonObject[][] = [[]];
  private scripted = 0;
  private played: PlayedMove[] = [];

  constructor(
    readonly lesson: Lesson,
    chapter = 0,
  ) {
    this.open(chapter);
  }

  /** Resumes where a learner stopped; drops whatever no longer fits the lesson. */
  static resume(lesson: Lesson, progress: Progress): LessonRun {
    const last = lesson.chapters.length - 1;
    const run = new LessonRun(lesson, Math.min(Math.max(0, Math.trunc(progress.chapter) || 0), last));
    try {
      for (const [i, moves] of progress.moves.entries()) {
        for (const json of moves) if (!run.try(readLegal(run.rules, run.state, json))) return run;
        if (i < progress.moves.length - 1 && run.index === i) run.next();
        run.skipScript();
      }
    } catch {
      run.open(run.at);
    }
    return run;
  }

  private open(chapter: number): void {
    const { rules, state } = shelf.open(this.lesson.chapters[chapter].position);
    this.at = chapter;
    this.bound = rules;
    this.current = state;
    this.moves = [[]];
    this.scripted = 0;
    this.played = [];
  }

  get rules(): Rules {
    return this.bound;
  }
  get state(): State {
    return this.current;
  }
  get chapterIndex(): number {
    return this.at;
  }
  get chapter(): Chapter {
    return this.lesson.chapters[this.at];
  }
  /** The step's number within its chapter. */
  get index(): number {
    return this.moves.length - 1;
  }
  get step(): LessonStep {
    return this.chapter.steps[this.index];
  }
  get progress(): Progress {
    return { chapter: this.at, moves: this.moves };
  }
  /** How often the step's action has been done. */
  get done(): number {
    return this.moves[this.index].length;
  }

  private get isDone(): boolean {
    return this.step.allow === undefined || this.done >= (this.step.times ?? 1);
  }
  /** Whether the others move next. */
  get isScripted(): boolean {
    return this.isDone && this.scripted > 0;
  }
  get isLastStep(): boolean {
    return this.index === this.chapter.steps.length - 1;
  }
  get isLastChapter(): boolean {
    return this.at === this.lesson.chapters.length - 1;
  }

  /** The learner's legal actions, those the step asks for first. */
  choices(): Choice[] {
    const { step } = this;
    if (step.allow === undefined || this.isDone || this.rules.decider(this.state) === NOBODY) return [];
    const list = new ActionBuffer();
    this.rules.legal(this.state, list);
    const found = Array.from(list.items.subarray(0, list.length), (action): Choice => {
      const json = this.rules.writeAction(this.state, action);
      return { action, json, fits: step.allow!.some((pattern) => fits(pattern, json)) };
    });
    return [...found.filter((choice) => choice.fits), ...found.filter((choice) => !choice.fits)];
  }

  /** What "show me" would do. */
  shown(): Choice | undefined {
    const choices = this.choices().filter((choice) => choice.fits);
    const first = (pattern: Pattern): Choice | undefined => choices.find(({ json }) => fits(pattern, json));
    return this.step.allow?.map(first).find((choice) => choice !== undefined);
  }

  /** Plays the learner's choice if the step asks for it; returns whether it did. */
  try(action: Action): boolean {
    const choice = this.choices().find((one) => one.action === action);
    if (!choice?.fits) return false;
    if (this.done === 0) this.played = [];
    this.moves[this.index].push(choice.json);
    this.play(action);
    if (this.isDone) this.finish();
    return true;
  }

  /** Leaves a step that only has text. */
  next(): void {
    if (this.step.allow !== undefined || this.isScripted) return;
    this.played = [];
    this.finish();
  }

  private finish(): void {
    this.scripted = this.step.after?.length ?? 0;
    if (this.scripted === 0) this.advance();
  }

  private advance(): void {
    if (!this.isLastStep) this.moves.push([]);
    else if (!this.isLastChapter) this.open(this.at + 1);
  }

  /** Plays the next scripted move. */
  playScripted(): void {
    const { after = [] } = this.step;
    if (!this.isScripted) return;
    const { seat, action } = after[after.length - this.scripted];
    const decider = this.rules.decider(this.state);
    if (decider !== seat) throw new Error(`seat ${decider} has to decide, the lesson says ${seat}`);
    this.play(readLegal(this.rules, this.state, action));
    this.scripted--;
    if (this.scripted === 0) this.advance();
  }

  skipScript(): void {
    while (this.isScripted) this.playScripted();
  }

  private play(action: Action): void {
    const before = this.current;
    this.current = before.slice();
    this.rules.apply(this.current, action);
    this.played.push({ before, action, after: this.current });
  }

  /** What has happened since the last step, as sentences. */
  happenings(language: Language): string[] {
    const { rules, played } = this;
    const { names } = this.lesson;
    return played.flatMap(({ before, action, after }) => [
      rules.sentence(before, action, names, language),
      ...rules.consequences(before, after, names, language),
    ]);
  }

  canGoBack(): boolean {
    return this.index > 0 || this.done > 0 || this.at > 0;
  }

  /** Goes back one step, or from the start of a chapter to the start of the one before. */
  back(): void {
    const { chapterIndex, index, done } = this;
    if (index === 0 && done === 0) {
      this.open(Math.max(0, chapterIndex - 1));
      return;
    }
    const kept = this.moves.slice(0, done > 0 ? index : index - 1);
    this.restore({ chapter: chapterIndex, moves: [...kept, []] });
  }

  private restore({ chapter, moves }: Progress): void {
    const run = LessonRun.resume(this.lesson, { chapter, moves });
    this.at = run.at;
    this.bound = run.bound;
    this.current = run.current;
    this.moves = run.moves;
    this.scripted = run.scripted;
    this.played = run.played;
  }

  openChapter(chapter: number): void {
    this.open(chapter);
  }
}
