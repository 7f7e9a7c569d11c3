import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Server } from 'node:net';
import { slowLine } from './slow-line';

const FAST = { latency: 0, downloadThroughput: 1e9, uploadThroughput: 1e9 };

let server: Server | undefined;
afterEach(() => server?.close());

/**
 * A server that answers its input with the result of `answer` and closes the connection.
 * @returns its port.
 */
async function answering(answer: (asked: Buffer) => Buffer): Promise<number> {
  server = createServer({ allowHalfOpen: true }, (socket) => {
    const parts: Buffer[] = [];
    socket.on('data', (part) => parts.push(part));
    socket.on('end', () => socket.end(answer(Buffer.concat(parts))));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return portOf(server);
}

const portOf = (listening: Server) => (listening.address() as AddressInfo).port;

/** The answer over a port, and its duration in milliseconds. */
async function ask(port: number, asked: Buffer): Promise<{ answer: Buffer; tookMs: number }> {
  const startedAt = performance.now();
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
  socket.end(asked);
  const parts: Buffer[] = [];
  for await (const part of socket) parts.push(part as Buffer);
  return { answer: Buffer.concat(parts), tookMs: performance.now() - startedAt };
}

describe('a slow line', () => {
  it('carries every byte of a request and of its answer, in order', async () => {
    const asked = Buffer.from(Array.from({ length: 50_000 }, (_, index) => index % 251));
    const port = await slowLine(FAST).relay(await answering((all) => Buffer.concat([all, all])));
    const { answer } = await ask(port, asked);
    expect(answer.equals(Buffer.concat([asked, asked]))).toBe(true);
  });

  it('lets a request wait for the latency, and an answer for the throughput that all share', async () => {
    const line = slowLine({ ...FAST, latency: 100, downloadThroughput: 100_000 });
    const port = await line.relay(await answering(() => Buffer.alloc(10_000)));
    const [one, other] = await Promise.all([
      ask(port, Buffer.from('?')),
      ask(port, Buffer.from('?')),
    ]);
    // Lower bounds only; a timer may fire a millisecond early.
    expect(Math.min(one.tookMs, other.tookMs)).toBeGreaterThan(100 + 100 - 5);
    expect(Math.max(one.tookMs, other.tookMs)).toBeGreaterThan(100 + 200 - 5);
  });

  it('ends a connection whose server is not there', async () => {
    const port = await slowLine(FAST).relay(1);
    expect((await ask(port, Buffer.from('?'))).answer).toHaveLength(0);
  });
});
