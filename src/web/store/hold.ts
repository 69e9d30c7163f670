/** Which tab plays a game of this device: one holds it, and another can take it over. */
import { openTabLock, type TabLock } from './tab-lock.js';

interface HoldEvents {
  /** This tab has the game. */
  onHeld(): void;
  /** Another tab has it; resolves when everything from here is saved. Never fails. */
  onElsewhere(): Promise<void>;
}

/** How long a tab may take to save before the game is taken from it. It may have stopped. */
const PATIENCE_MS = 1000;
const ASK = 'ask';
const GIVEN = 'given';

export class Hold {
  /** Unknown until the lock has answered. */
  private isHeld: boolean | undefined;
  private readonly lock: TabLock;
  private readonly channel: BroadcastChannel | undefined;
  private onGiven: (() => void) | undefined;

  constructor(
    id: string,
    private readonly events: HoldEvents,
  ) {
    const name = `kontor.game.${id}`;
    if (typeof BroadcastChannel !== 'undefined') {
      this.channel = new BroadcastChannel(name);
      this.channel.onmessage = ({ data }: MessageEvent<string>) => {
        if (data === ASK) void this.give();
        else this.onGiven?.();
      };
    }
    this.lock = openTabLock(name, (isHeld) => this.onLock(isHeld));
  }

  private onLock(isHeld: boolean): void {
    if (isHeld === this.isHeld) return;
    this.isHeld = isHeld;
    if (isHeld) this.events.onHeld();
    else void this.events.onElsewhere();
  }

  /** Asks the tab that has the game to save it, and takes it then. */
  async takeOver(): Promise<void> {
    const given = new Promise<void>((resolve) => {
      this.onGiven = resolve;
    });
    this.channel?.postMessage(ASK);
    const late = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS));
    await Promise.race([given, late]);
    this.lock.seize();
  }

  private async give(): Promise<void> {
    if (!this.isHeld) return;
    this.isHeld = false;
    await this.events.onElsewhere();
    // In this order: what is removed late would be the other tab's entry.
    this.lock.release();
    this.channel?.postMessage(GIVEN);
  }

  close(): void {
    this.channel?.close();
    this.lock.close();
  }
}
