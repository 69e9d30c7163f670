/**
 * A game on this device that may be open in several tabs. One tab plays it (`store/hold.ts`) and saves every move; the
 * others show what it saves. A save from a tab that missed something is refused, so no move is ever silently replaced.
 */
import { batch, createSignal } from 'solid-js';
import { addGame, getGame, onChangedElsewhere, saveMoves, versionOf } from '../../store/games.js';
import { Hold } from '../../store/hold.js';
import type { SavedGame } from '../../store/saved-game.js';
import { Session, type SessionOptions } from './session.js';

interface LocalGameOptions extends Omit<SessionOptions, 'save'> {
  /** The game could not be saved. */
  onSaveError(): void;
  /** Another tab has continued the game: what was done here since is lost. */
  onOvertaken(): void;
  /** The game's players changed, so it must be reopened. */
  onSeatsChanged(): void;
}

/** Where the game is being played. */
type Place = 'here' | 'elsewhere' | 'deleted';

export class LocalGame {
  readonly session: Session;
  private readonly placeSignal = createSignal<Place>('here');
  private readonly hold: Hold;
  private readonly stopListening: () => void;
  private isHeld = false;
  private isDeleted = false;
  private isClosed = false;

  constructor(
    readonly game: SavedGame,
    private readonly options: LocalGameOptions,
  ) {
    this.session = new Session(game, { ...options, save: () => this.save() });
    this.hold = new Hold(game.id, {
      onHeld: () => void this.onHeld(),
      onElsewhere: () => this.onElsewhere(),
    });
    this.stopListening = onChangedElsewhere((id) => {
      if (id === game.id) void this.catchUp();
    });
  }

  get place(): Place {
    return this.placeSignal[0]();
  }

  playHere(): void {
    void this.hold.takeOver();
  }

  /** Saves a game again that was deleted in another tab. */
  async keep(): Promise<void> {
    await addGame(this.game).catch(() => this.options.onSaveError());
    await this.catchUp();
  }

  private async onHeld(): Promise<void> {
    this.isHeld = true;
    await this.catchUp();
  }

  private onElsewhere(): Promise<void> {
    this.isHeld = false;
    const saved = this.session.saved();
    this.update();
    // A save made just before this tab started to listen was not announced here.
    return saved.then(() => this.catchUp());
  }

  /** Shows the saved game if it is newer. */
  private async catchUp(): Promise<void> {
    const saved = await getGame(this.game.id).catch(() => this.game);
    if (this.isClosed) return;
    this.isDeleted = saved === undefined;
    if (saved && JSON.stringify(saved.seats) !== JSON.stringify(this.game.seats)) {
      this.options.onSeatsChanged();
      return;
    }
    if (saved && versionOf(saved) > versionOf(this.game)) this.session.follow(saved);
    this.update();
  }

  private update(): void {
    const isHere = this.isHeld && !this.isDeleted;
    // In one batch, so that the focus moves from the closing notice to the actions.
    batch(() => {
      this.session.hold(isHere);
      this.placeSignal[1](this.isDeleted ? 'deleted' : isHere ? 'here' : 'elsewhere');
    });
  }

  private async save(): Promise<void> {
    try {
      const result = await saveMoves(this.game);
      if (result === 'behind') await this.onBehind();
      if (result === 'deleted') await this.catchUp();
    } catch {
      this.options.onSaveError();
    }
  }

  private async onBehind(): Promise<void> {
    const saved = await getGame(this.game.id);
    if (!saved || this.isClosed) return;
    this.session.follow(saved);
    this.options.onOvertaken();
  }

  close(): void {
    this.isClosed = true;
    this.stopListening();
    this.session.close();
    // Save everything before the next tab opens the game.
    void this.session.saved().then(() => this.hold.close());
  }
}
