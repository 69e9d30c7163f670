/** What a fault is: something that happens to a running cluster, lasts a while and is over. */
import type { Pace } from '../../../src/protocol/tables/settings.js';
import type { Cluster } from '../cluster.js';

export interface Fault {
  readonly name: string;
  /** Whether nothing can be written while it lasts. */
  readonly stopsWriting: boolean;
  readonly lastsMs: number;
  /** The pace of the games, where it matters. */
  readonly pace?: Pace;
  /** Starts the cluster that it happens to. Throws `NotHere` where this machine does not allow it. */
  prepare(): Promise<Stage>;
}

export interface Stage {
  readonly cluster: Cluster;
  begin(): Promise<void>;
  end(): Promise<void>;
  /** Removes what the fault needed; the cluster is closed already. */
  clean?(): Promise<void>;
}

/** The fault cannot be made on this machine; the message says why. */
export class NotHere extends Error {}

/** Faults are expected here: what the server logs about them would only hide the figures. */
export const QUIET = { LOG_LEVEL: process.env.LOG_LEVEL ?? 'silent' };
