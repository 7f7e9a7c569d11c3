import { createServer } from 'node:net';
import { CliError } from '../base';
import { PORT_NAMES, takenPortMessage, type PortName, type Ports } from './ports';

/** Both loopback addresses: a stranger on ::1 alone would answer a browser that opens "localhost". */
const LOOPBACKS = ['127.0.0.1', '::1'];

function isFreeAt(host: string, port: number): Promise<boolean> {
  return new Promise((done) => {
    const probe = createServer();
    probe.once('error', (error: NodeJS.ErrnoException) => {
      // EACCES: a port below 1024 that this user may not open. Anything else: this machine has no such address.
      done(error.code !== 'EADDRINUSE' && error.code !== 'EACCES');
    });
    probe.listen({ host, port, exclusive: true }, () => {
      probe.close(() => {
        done(true);
      });
    });
  });
}

/** Whether nobody listens on the port of this machine's own addresses. */
async function isPortFree(port: number): Promise<boolean> {
  for (const host of LOOPBACKS) {
    if (!(await isFreeAt(host, port))) return false;
  }
  return true;
}

/**
 * @throws CliError with one sentence for each of the named ports that is taken.
 */
export async function requireFreePorts(
  ports: Ports,
  names: readonly PortName[] = PORT_NAMES,
): Promise<void> {
  const sentences: string[] = [];
  for (const name of names) {
    if (!(await isPortFree(ports[name]))) sentences.push(takenPortMessage(name, ports[name]));
  }
  if (sentences.length > 0) throw new CliError(sentences.join('\n  '));
}
