/** A name that is being typed, and what the server says about it. */
import { type Accessor, createSignal, onCleanup } from 'solid-js';
import type { NameCheck } from '../../../protocol/people/people.js';
import * as api from '../connection/api.js';

/** Long enough that a name typed without a pause is asked about once. */
const PAUSE_MS = 300;

export interface CheckedName {
  readonly text: Accessor<string>;
  /** Null until the server has answered for the text as it is. */
  readonly check: Accessor<NameCheck | null>;
  type(text: string): void;
  /** Asks at once. A server that does not answer forbids nothing: it will decide when the name is used. */
  isAllowed(): Promise<boolean>;
}

export function checkedName(first: string): CheckedName {
  const [text, setText] = createSignal(first);
  const [check, setCheck] = createSignal<NameCheck | null>(null);
  let timer: ReturnType<typeof setTimeout> | undefined;
  onCleanup(() => clearTimeout(timer));
  const ask = async (): Promise<NameCheck | null> => {
    clearTimeout(timer);
    const name = text().trim();
    const found = name === '' ? null : await api.checkName(name).catch(() => null);
    if (text().trim() === name) setCheck(found);
    return found;
  };
  return {
    text,
    check,
    type(next) {
      setText(next);
      setCheck(null);
      clearTimeout(timer);
      timer = setTimeout(() => void ask(), PAUSE_MS);
    },
    async isAllowed() {
      const found = await ask();
      return found === null || found.state === 'free' || found.state === 'yours';
    },
  };
}
