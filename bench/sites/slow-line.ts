import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Profile } from '../browser/page';

export interface Line {
  /**
   * Makes a local server available over this line until this program ends.
   * @param port a free one by default.
   * @returns the port of the line.
   */
  relay: (server: number, port?: number) => Promise<number>;
}

/** Small enough that simultaneous answers share the line. */
const SLICE = 4096;

/**
 * A slow connection for browsers without network throttling. All relayed data shares its throughput. Data that a page
 * sends is delayed by the latency. Opening a connection costs nothing.
 */
export function slowLine({ latency, downloadThroughput }: Profile['network']): Line {
  let freeAt = 0;

  /** Resolves when this many bytes have been transferred. */
  async function download(bytes: number): Promise<void> {
    freeAt = Math.max(freeAt, performance.now()) + (bytes / downloadThroughput) * 1000;
    await sleep(freeAt - performance.now());
  }

  async function answer(server: Socket, page: Socket): Promise<void> {
    for await (const chunk of server) {
      if (!Buffer.isBuffer(chunk)) continue;
      for (let at = 0; at < chunk.length; at += SLICE) {
        const slice = chunk.subarray(at, at + SLICE);
        await download(slice.length);
        page.write(slice);
      }
    }
    page.end();
  }

  function carry(page: Socket, server: Socket): void {
    const close = () => {
      page.destroy();
      server.destroy();
    };
    page.on('error', close);
    server.on('error', close);
    page.on('data', (chunk) => setTimeout(() => server.write(chunk), latency));
    page.on('end', () => setTimeout(() => server.end(), latency));
    answer(server, page).catch(close);
  }

  return {
    relay: async (server, port = 0) => {
      const entrance = createServer({ allowHalfOpen: true }, (page) => {
        carry(page, connect({ port: server, host: '127.0.0.1', allowHalfOpen: true }));
      });
      entrance.unref().listen(port, '127.0.0.1');
      await once(entrance, 'listening');
      const address = entrance.address();
      return address === null || typeof address === 'string' ? port : address.port;
    },
  };
}
