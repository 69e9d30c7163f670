/** How nodes that share a database hear of what the others have written. */
import type { LogEntry } from '../events.js';

/** The news of new entries in a table's log. */
export interface TableNotification {
  readonly table: string;
  /** The number of the last entry. */
  readonly number: number;
  /** The new entries; missing where they have to be read from the log. */
  readonly entries?: readonly LogEntry[];
}

/** A network where somebody was seen who has just been banned. */
export interface BannedNetwork {
  readonly network: string;
  readonly person: string;
  /** Until when no new people come in from there. */
  readonly until: number;
}

export interface BusListener {
  onTable(notification: TableNotification): void;
  /** The rights of a person have changed. */
  onPerson(person: string): void;
  /** A person who has just been banned was seen in a network. */
  onBannedNetwork(found: BannedNetwork): void;
  /** The bus is connected, perhaps again: anything may have been missed before. */
  onConnected(): Promise<void>;
  onError(error: unknown): void;
}

export interface Bus {
  /** Tells the other nodes that the rights of a person have changed. */
  announcePerson(person: string): Promise<void>;
  /** Tells them where somebody was seen who has just been banned. */
  announceBannedNetwork(found: BannedNetwork): Promise<void>;
  /** Whether news from other nodes arrives. */
  isHearing(): boolean;
  close(): Promise<void>;
}

/** The bus of a database with a single node. */
export const NO_BUS: Bus = {
  announcePerson: async () => undefined,
  announceBannedNetwork: async () => undefined,
  isHearing: () => true,
  close: async () => undefined,
};
