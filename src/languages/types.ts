/**
 * What a text is: a string, or one string for each plural form that a language tells apart. `{name}` in it stands for
 * a value; `{n}` is the count that chooses the form.
 */
export interface Plural {
  readonly zero?: string;
  readonly one?: string;
  readonly two?: string;
  readonly few?: string;
  readonly many?: string;
  readonly other: string;
}
export type Text = string | Plural;
export type Values = Readonly<Record<string, string | number>>;

/** Texts that belong together, in groups as deep as they need. */
export type Texts = Text | readonly Texts[] | { readonly [key: string]: Texts };

/**
 * What another language gives for the English `T`: the same keys, no more and no fewer. A count may be a single string
 * where a language has no plurals.
 */
export type Translation<T> = T extends string
  ? string
  : T extends Plural
    ? Text
    : T extends readonly (infer E)[]
      ? readonly Translation<E>[]
      : { readonly [K in keyof T]: Translation<T[K]> };

/** The names of the values that an English text asks for. */
type Asked<S> = S extends `${string}{${infer Name}}${infer Rest}` ? Name | Asked<Rest> : never;
type Patterns<T> = T extends string ? T : T extends Plural ? T[keyof T] | '{n}' : never;
export type ValuesFor<T> = [Asked<Patterns<T>>] extends [never]
  ? []
  : [values: Readonly<Record<Asked<Patterns<T>>, string | number>>];

/** Says the texts of one group by their keys, each with the values that it asks for. */
export type Say<T> = <K extends keyof T & string>(key: K, ...values: ValuesFor<T[K]>) => string;
