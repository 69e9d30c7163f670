/** Which tab plays a game of this device: one tab holds it, and another can take it over. */
import { openTabLock, type TabLock } from './tab-lock.js';

interface HoldEvents {
  /** This tab holds the game. */
  onHeld(): void;
  /** Another tab holds it; resolves when everything from here is saved. Never rejects. */
  onElsewhere(): Promise<void>;
}

/** How long another tab may take to save before the game is taken from it; it may be frozen. */
const SAVE_TIMEOUT_MS = 1000;
const ASK = 'ask';
const GIVEN = 'given';

export class Hold {
  /** `undefined` until the lock answers. */
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

  /** Asks the tab that holds the game to save it, then takes it. */
  async takeOver(): Promise<void> {
    const given = new Promise<void>((resolve) => {
      this.onGiven = resolve;
    });
    this.channel?.postMessage(ASK);
    const late = new Promise((resolve) => setTimeout(resolve, SAVE_TIMEOUT_MS));
    await Promise.race([given, late]);
    this.lock.seize();
  }

  private async give(): Promise<void> {
    if (!this.isHeld) return;
    this.isHeld = false;
    await this.events.onElsewhere();
    // Release before announcing it: a late release would delete the other tab's entry.
    this.lock.release();
    this.channel?.postMessage(GIVEN);
  }

  close(): void {
    this.channel?.close();
    this.lock.close();
  }
}
