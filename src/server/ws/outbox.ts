/**
 * Text messages on their way to a socket. Those of one tick are written in one piece, for all sockets after the same
 * tick. The frames are made here and not by `ws`, which copies every message and writes its head and its text
 * separately: a move sends a message to everybody at the table, so sockets are a large part of what it costs. All
 * sockets are written from one buffer, because text that is put together for each of them would be garbage at once.
 */
import { Socket } from 'node:net';
import type { Writable } from 'node:stream';
import type { AsciiJson } from './ascii-json.js';

/** The first byte of a frame that is a whole text message. */
const WHOLE_TEXT = 0x81;
/** Lengths from here on are written in two bytes, and from there on in eight. */
const LONG = 126;
const VERY_LONG = 0x10000;
/** Room for what a socket is sent in most ticks. */
const BUFFER_BYTES = 64 * 1024;
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

/** What is written next; nobody else has it. */
let buffer = Buffer.allocUnsafeSlow(BUFFER_BYTES);

function write(stream: Writable, pieces: readonly string[], sizeBytes: number): void {
  // A client that does not read must not be given more memory than its messages need.
  const isShared = sizeBytes <= BUFFER_BYTES && stream.writableLength === 0 && stream instanceof Socket;
  const target = isShared ? buffer : Buffer.allocUnsafeSlow(sizeBytes);
  let end = 0;
  for (const piece of pieces) if (piece !== '') end += target.write(piece, end, 'latin1');
  stream.write(isShared ? target.subarray(0, end) : target);
  // The system has not taken everything: the socket still needs the bytes.
  if (isShared && stream.writableLength > 0) buffer = Buffer.allocUnsafeSlow(BUFFER_BYTES);
}

export class Outbox {
  /** Frames in pieces, a character for each byte. */
  private pieces: string[] = [];
  private waitingBytes = 0;

  constructor(private readonly stream: Writable) {}

  /** Bytes that the client has not taken yet. */
  get sizeBytes(): number {
    return this.waitingBytes + this.stream.writableLength;
  }

  /** A message, in one or several pieces. */
  add(...message: readonly AsciiJson[]): void {
    if (this.waitingBytes === 0) {
      if (filled.length === 0) setImmediate(flushAll);
      filled.push(this);
    }
    let length = 0;
    for (const piece of message) length += piece.length;
    const head = headOf(length);
    this.pieces.push(head, ...message);
    this.waitingBytes += head.length + length;
  }

  /** Hands everything to the socket now. */
  flush(): void {
    const { pieces, stream, waitingBytes } = this;
    if (waitingBytes === 0) return;
    this.pieces = [];
    this.waitingBytes = 0;
    if (!stream.destroyed) write(stream, pieces, waitingBytes);
  }
}
