import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';

const compress = promisify(brotliCompress);
const known = new Map<string, Promise<Buffer>>();
const REMEMBERED = 300;

/** What a host sends of a text. It is remembered, because the same files are served and measured again and again. */
export function compressed(content: string | Uint8Array): Promise<Buffer> {
  const key = createHash('sha256').update(content).digest('base64');
  const before = known.get(key);
  if (before) return before;
  if (known.size >= REMEMBERED) known.clear();
  const result = compress(content);
  known.set(key, result);
  return result;
}
