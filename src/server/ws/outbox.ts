/**
 * Text messages on their way to a socket. Those of one tick are written in one piece, for all sockets after the same
 * tick. The frames are made here and not by `ws`, which copies every message and writes its head and its text
 * separately: a move sends a message to everybody at the table, so sockets are a large part of what it costs.
 */
import type { Writable } from 'node:stream';
import type { AsciiJson } from './ascii-json.js';

/** The first byte of a frame that is a whole text message. */
const WHOLE_TEXT = 0x81;
/** Lengths from here on are written in two bytes, and from there on in eight. */
const LONG = 126;
const VERY_LONG = 0x10000;
const { fromCharCode } = String;

/** The head of a frame with `length` bytes of text; each character is a byte. */
function headOf(length: number): string {
  if (length < LONG) return fromCharCode(WHOLE_TEXT, length);
  if (length < VERY_LONG) return fromCharCode(WHOLE_TEXT, LONG, length >> 8, length & 0xff);
  const bytes = [24, 16, 8, 0].map((shift) => (length >>> shift) & 0xff);
  return fromCharCode(WHOLE_TEXT, 127, 0, 0, 0, 0, ...bytes);
}

/** Outboxes that are emptied after this tick. */
let filled: Outbox[] = [];

function flushAll(): void {
  const outboxes = filled;
  filled = [];
  for (const outbox of outboxes) outbox.flush();
}

export class Outbox {
  /** Frames, a character for each byte. */
  private frames = '';

  constructor(private readonly stream: Writable) {}

  /** Bytes that the client has not taken yet. */
  get sizeBytes(): number {
    return this.frames.length + this.stream.writableLength;
  }

  add(message: AsciiJson): void {
    if (this.frames === '') {
      if (filled.length === 0) setImmediate(flushAll);
      filled.push(this);
    }
    this.frames += headOf(message.length) + message;
  }

  /** Hands everything to the socket now. */
  flush(): void {
    const { frames, stream } = this;
    if (frames === '') return;
    this.frames = '';
    if (!stream.destroyed) stream.write(frames, 'latin1');
  }
}
