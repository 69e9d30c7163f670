/**
 * Texts that are fetched together, one language at a time: the page fetches only the language in use, a server loads
 * all. A pack of this tree is a file with the same name in every language's folder; a game from outside makes a pack
 * of the files in its own folder.
 */
import { fill } from './fill.js';
import type { Language } from './language.js';
import type { Say, Texts, Translation, Values } from './types.js';

/** How to get the texts of a game from outside; a language that it does not have is answered in English. */
export type Loaders<T> = { readonly en: () => Promise<T> } & {
  readonly [L in Language]?: () => Promise<Translation<T>>;
};

/** Gets a file of this tree. A bundler must know the files in advance, so the page brings its own. */
export type FindPack = (language: Language, pack: string) => Promise<object>;
let find: FindPack = (language, pack) => import(/* @vite-ignore */ `./${language}/${pack}.js`);
export function findPacksWith(next: FindPack): void {
  find = next;
}

export class Pack<T extends object> {
  private readonly loaded = new Map<Language, Translation<T>>();

  constructor(
    readonly name: string,
    private readonly loaders?: Loaders<T>,
  ) {}

  async load(language: Language): Promise<void> {
    if (this.loaded.has(language)) return;
    const texts = this.loaders ? (this.loaders[language] ?? this.loaders.en)() : find(language, this.name);
    this.loaded.set(language, (await texts) as Translation<T>);
  }

  /** Texts that were loaded elsewhere. */
  take(language: Language, texts: object): void {
    this.loaded.set(language, texts as Translation<T>);
  }

  /** The texts of a language that was loaded; to ask for another is a bug. */
  in(language: Language): Translation<T> {
    const texts = this.loaded.get(language);
    if (texts === undefined) throw new Error(`the texts "${this.name}" are not loaded in "${language}"`);
    return texts;
  }

  /** Says the texts of one group in a language that was loaded. */
  say<G extends keyof T & string>(group: G, language: Language): Say<T[G]> {
    const texts = (this.in(language) as unknown as Readonly<Record<string, Readonly<Record<string, Texts>>>>)[
      group
    ];
    return (key, ...values) => fill(texts[key] as string, (values[0] ?? {}) as Values, language);
  }
}

/** What can be loaded, whatever is in it. */
export type AnyPack = Pick<Pack<object>, 'load'>;
