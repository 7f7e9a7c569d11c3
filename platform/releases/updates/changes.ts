import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { HASHED_NAME, withoutHash } from '../../hosting';
import { type TextPatch, textPatch } from './text-patch';

/**
 * How to make a file, or the page at a path, from the one that a browser has: its old address, its new address, the
 * start of the hash of its new text, and a patch. Without the last two, its bytes are the same.
 */
export type Change =
  | readonly [from: string, to: string]
  | readonly [from: string, to: string, hash: string, patch: TextPatch];

/** Files of other types are listed only when they stay the same. */
const TEXT = /\.(?:js|css|svg)$/;

/** The first 16 digits of a hash that a service worker can compute too. */
export function hashOfText(text: string | Buffer): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 16);
}

/** Undefined when the new text is not worth a patch. */
export function changeOf(
  from: string,
  to: string,
  before: string,
  after: string,
): Change | undefined {
  const patch = before === after ? [0, after.length] : textPatch(before, after);
  return patch && [from, to, hashOfText(after), patch];
}

/** A folder of released files, and its public address. */
export interface ReleasedFiles {
  client: string;
  base: string;
}

/** The files of a release that a browser with an earlier one does not have to download in full. */
export function changedFiles(earlier: ReleasedFiles, now: ReleasedFiles): Change[] {
  const had = new Map(hashedFiles(earlier).map((file) => [withoutHash(file), file]));
  return hashedFiles(now).flatMap((file) => {
    const former = had.get(withoutHash(file));
    if (former === undefined) return [];
    const [from, to] = [earlier.base + former, now.base + file];
    const before = readFileSync(join(earlier.client, former));
    const after = readFileSync(join(now.client, file));
    if (before.equals(after)) return [[from, to]];
    if (!TEXT.test(file)) return [];
    const change = changeOf(from, to, before.toString(), after.toString());
    return change ? [change] : [];
  });
}

const hashedFiles = ({ client }: ReleasedFiles) =>
  readdirSync(client).filter((file) => HASHED_NAME.test(file));
