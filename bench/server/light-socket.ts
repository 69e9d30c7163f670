/**
 * A minimal WebSocket client for load tests: thousands of them share the CPU with the server that is measured. It
 * understands only what the measured servers send.
 */
import { connect, type Socket } from 'node:net';

const TEXT = 1;
const CLOSE = 8;
const PING = 9;
const PONG = 10;
const FINAL = 0x80;
const MASKED = 0x80;
/** The end of the handshake response. */
const BLANK_LINE = Buffer.from('\r\n\r\n');
const NOTHING = Buffer.alloc(0);
const HANDSHAKE_TIMEOUT_MS = 10_000;
/** All sockets read into it, one after the other: a buffer for each read would cost more than what is read. */
const READ_BUFFER = Buffer.allocUnsafeSlow(256 * 1024);

interface SocketEvents {
  onOpen(): void;
  onText(text: string): void;
  /** Called once, even if it never opened. */
  onClose(): void;
}

export class LightSocket {
  private readonly socket: Socket;
  private isOpen = false;
  /** The start of an incomplete frame. */
  private rest: Buffer = NOTHING;

  constructor(
    url: string,
    private readonly events: SocketEvents,
    cookie = '',
  ) {
    const { hostname, port, host, pathname, search } = new URL(url);
    this.socket = connect({
      host: hostname,
      port: Number(port),
      noDelay: true,
      onread: {
        buffer: READ_BUFFER,
        callback: (length) => {
          this.receive(READ_BUFFER.subarray(0, length));
          return true;
        },
      },
    });
    this.socket.setTimeout(HANDSHAKE_TIMEOUT_MS, () => this.terminate());
    this.socket.on('error', () => undefined);
    this.socket.on('close', () => events.onClose());
    this.socket.write(
      `GET ${pathname}${search} HTTP/1.1\r\nHost: ${host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n` +
        `Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: a29udG9yIGtvbnRvciBrbw==\r\nCookie: ${cookie}\r\n\r\n`,
    );
  }

  /** Sends several messages in one packet. */
  send(...texts: string[]): void {
    if (!this.isOpen) return;
    if (texts.length === 1) this.sendFrame(TEXT, Buffer.from(texts[0]));
    else {
      this.socket.cork();
      for (const text of texts) this.sendFrame(TEXT, Buffer.from(text));
      this.socket.uncork();
    }
  }

  terminate(): void {
    this.socket.destroy();
  }

  /** Clients must mask their frames; a mask of zeros changes nothing. */
  private sendFrame(kind: number, data: Buffer): void {
    const { length } = data;
    if (length > 0xffff) throw new Error(`a message of ${length} bytes is too long for a load test`);
    const isShort = length < 126;
    const head = Buffer.alloc(isShort ? 6 : 8);
    head[0] = FINAL | kind;
    head[1] = MASKED | (isShort ? length : 126);
    if (!isShort) head.writeUInt16BE(length, 2);
    this.socket.write(Buffer.concat([head, data]));
  }

  private receive(data: Buffer): void {
    this.rest = this.rest.length === 0 ? data : Buffer.concat([this.rest, data]);
    if (this.isOpen || this.finishHandshake()) while (!this.socket.destroyed && this.takeFrame());
    // What is left must outlast the next read.
    if (this.rest.buffer === READ_BUFFER.buffer) this.rest = Buffer.from(this.rest);
  }

  /** Returns whether the handshake is complete. */
  private finishHandshake(): boolean {
    const end = this.rest.indexOf(BLANK_LINE);
    if (end === -1) return false;
    if (!this.rest.subarray(0, end).toString('latin1').startsWith('HTTP/1.1 101 ')) {
      this.terminate();
      return false;
    }
    this.rest = this.rest.subarray(end + BLANK_LINE.length);
    this.isOpen = true;
    this.socket.setTimeout(0);
    this.events.onOpen();
    return true;
  }

  /** Returns false without a complete frame. */
  private takeFrame(): boolean {
    const { rest } = this;
    if (rest.length < 2) return false;
    const short = rest[1];
    const start = short === 127 ? 10 : short === 126 ? 4 : 2;
    if (rest.length < start) return false;
    const length =
      short === 127 ? Number(rest.readBigUInt64BE(2)) : short === 126 ? rest.readUInt16BE(2) : short;
    const end = start + length;
    if (rest.length < end) return false;
    this.rest = rest.length === end ? NOTHING : rest.subarray(end);
    const kind = rest[0] ^ FINAL;
    if (kind === TEXT) this.events.onText(rest.toString('utf8', start, end));
    else if (kind === PING) this.sendFrame(PONG, rest.subarray(start, end));
    else if (kind === CLOSE) this.terminate();
    else if (kind !== PONG) throw new Error(`a frame of kind ${kind} was not expected`);
    return true;
  }
}
