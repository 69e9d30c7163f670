/**
 * Looking for a quick match over a connection of its own: leaving the page, or losing the connection, leaves
 * the queue, so it is not opened again by itself.
 */

import type { ClientMessage, ServerMessage } from '../../../../protocol/socket.js';
import type { QuickPace } from '../../../../protocol/tables/quick.js';
import { language } from '../../../i18n/index.js';
import { apiUrl } from '../../connection/api.js';

export interface SeekWish {
  readonly game: string;
  readonly players: number;
  readonly pace: QuickPace;
}

interface SeekEvents {
  onWaiting(waiting: number): void;
  onFound(table: string): void;
  /** The search is over without a table; `reason` is empty when the connection was lost. */
  onEnded(reason: string): void;
}

export class Seek {
  private readonly socket: WebSocket;
  private isOver = false;

  constructor(
    private readonly wish: SeekWish,
    private readonly events: SeekEvents,
  ) {
    const url = apiUrl('socket');
    url.protocol = url.protocol.replace('http', 'ws');
    this.socket = new WebSocket(url);
    this.socket.onopen = () => {
      this.send({ type: 'hello', protocol: 1, language: language() });
      this.send({ type: 'seek', ...wish });
    };
    this.socket.onmessage = ({ data }) => this.receive(JSON.parse(String(data)) as ServerMessage);
    this.socket.onclose = () => this.end('');
  }

  /** Bots may take the seats that are left. */
  acceptBots(): void {
    this.send({ type: 'seek', ...this.wish, bots: true });
  }

  stop(): void {
    this.isOver = true;
    this.socket.close();
  }

  private receive(message: ServerMessage): void {
    if (message.type === 'seeking') this.events.onWaiting(message.waiting);
    else if (message.type === 'refused') this.end(message.reason);
    else if (message.type === 'seek-ended') this.end('');
    else if (message.type === 'found' && !this.isOver) {
      this.stop();
      this.events.onFound(message.table);
    }
  }

  private end(reason: string): void {
    if (this.isOver) return;
    this.stop();
    this.events.onEnded(reason);
  }

  private send(message: ClientMessage): void {
    if (this.socket.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }
}
