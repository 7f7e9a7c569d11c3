import { createServer, request } from 'node:http';
import { createGzip } from 'node:zlib';
import { CliError } from '../../platform/base';

/**
 * Serves an emulator with compressed answers, like Google's servers. The emulators do not compress, so a long menu
 * would be ten times as large as for a guest. It runs until this program ends.
 * @param target the emulator's origin.
 * @returns the origin of the proxy.
 */
export function compressed(target: string): Promise<string> {
  const server = createServer((asked, answered) => {
    const { method, url = '/', headers } = asked;
    const forwarded = request(new URL(url, target), { method, headers }, (answer) => {
      const isCompressed = headers['accept-encoding']?.includes('gzip') ?? false;
      const { 'content-length': length, ...kept } = answer.headers;
      answered.writeHead(answer.statusCode ?? 502, {
        ...kept,
        ...(isCompressed ? { 'content-encoding': 'gzip' } : length && { 'content-length': length }),
      });
      if (isCompressed) answer.pipe(createGzip()).pipe(answered);
      else answer.pipe(answered);
    });
    forwarded.on('error', () => answered.destroy());
    asked.pipe(forwarded);
  });
  return new Promise((resolve, reject) => {
    server.on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      if (address === null || typeof address === 'string')
        reject(new CliError('The proxy of the database has no port.'));
      else resolve(`http://127.0.0.1:${String(address.port)}`);
    });
  });
}
