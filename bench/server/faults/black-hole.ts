/** A proxy on loopback in front of a database. It can drop everything in both directions without a reset. */
import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

export class BlackHole {
  private isSilent = false;
  private readonly sockets = new Set<Socket>();
  /** Connections that were open during a silence: nothing gets through them any more. */
  private readonly lost = new Set<Socket>();
  private readonly server = createServer((client) => this.forward(client));

  private constructor(
    private readonly host: string,
    private readonly port: number,
  ) {}

  /** Puts a proxy in front of the database at `url`; the new `url` leads through it. */
  static async before(url: string): Promise<{ hole: BlackHole; url: string }> {
    const behind = new URL(url);
    const hole = new BlackHole(behind.hostname, Number(behind.port));
    hole.server.listen(0, '127.0.0.1');
    await once(hole.server, 'listening');
    behind.hostname = '127.0.0.1';
    behind.port = String((hole.server.address() as AddressInfo).port);
    return { hole, url: behind.href };
  }

  private forward(client: Socket): void {
    const target = connect(this.port, this.host);
    for (const [from, to] of [
      [client, target],
      [target, client],
    ]) {
      this.sockets.add(from);
      if (this.isSilent) this.lost.add(from);
      from.on('data', (data) => {
        if (!this.lost.has(from)) to.write(data);
      });
      from.on('close', () => {
        this.sockets.delete(from);
        if (!this.lost.has(from)) to.destroy();
      });
      from.on('error', () => undefined);
    }
  }

  silence(): void {
    this.isSilent = true;
    for (const socket of this.sockets) this.lost.add(socket);
  }

  /** Lets new connections through again; the old ones stay silent without notice. */
  speak(): void {
    this.isSilent = false;
  }

  close(): void {
    for (const socket of this.sockets) socket.destroy();
    this.server.close();
  }
}
