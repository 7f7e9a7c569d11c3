import { once } from 'node:events';
import { createServer } from 'node:net';
import { CliError, codeOf, freePort } from '../base';
import { record } from '../modules';
import { PORT_NAMES, takenPortMessage, type PortName, type Ports } from './ports';

/**
 * Both loopback addresses, because another program that listens only on ::1 would answer a browser that opens
 * "localhost".
 */
const LOOPBACKS = ['127.0.0.1', '::1'];

async function isFreeAt(host: string, port: number): Promise<boolean> {
  const probe = createServer().listen({ host, port, exclusive: true });
  try {
    await once(probe, 'listening');
  } catch (error) {
    // EACCES means a port below 1024 that this user may not open. Any other error means that this machine does not have
    // the address.
    return !['EADDRINUSE', 'EACCES'].includes(String(codeOf(error)));
  }
  await new Promise((done) => probe.close(done));
  return true;
}

/** @throws CliError with one sentence for each of these ports that is taken. */
export async function requireFreePorts(ports: Ports, names: readonly PortName[]): Promise<void> {
  const sentences: string[] = [];
  for (const name of names) {
    const port = ports[name];
    const areFree = await Promise.all(LOOPBACKS.map((host) => isFreeAt(host, port)));
    if (areFree.includes(false)) sentences.push(takenPortMessage(name, port));
  }
  if (sentences.length > 0) throw new CliError(sentences.join('\n  '));
}

/** Free ports, for a local cloud that runs alongside the one of `npm start`. */
export async function freePorts(): Promise<Ports> {
  const free: number[] = [];
  while (free.length < PORT_NAMES.length) free.push(await freePort());
  return record(PORT_NAMES, () => free.pop() ?? 0);
}
