/** What the hub needs to know of a connection. */
import type { Language } from '../../core/language.js';
import type { ServerMessage } from '../../protocol/socket.js';
import type { Caller } from '../people/people.js';
import type { AsciiJson } from './ascii-json.js';

export interface Watcher {
  readonly caller: Caller;
  /** The id of the person. */
  readonly person: string;
  /** What limits count by: the address, or the network it is in. */
  readonly address: string;
  readonly language: Language;
  /** Whether entries come with sentences. */
  readonly lines: boolean;
  /** Whether updates come as whole documents instead of patches. */
  readonly wholeDocuments: boolean;
  /** Whether they are told how many legal actions they have instead of which. */
  readonly countsLegal: boolean;
  readonly watched: Set<string>;
  /** The people whose messages they are not shown; kept up to date by the hub. */
  silenced: ReadonlySet<string>;
  send(message: ServerMessage): void;
  /** Sends a message that has been serialised already. */
  sendText(text: AsciiJson): void;
  close(code: number, reason: string): void;
}
