import { readdirSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import type { Store } from '../store';

/** Lets two hours pass for everything in a store: retention spares what is new. */
export function twoHoursLater({ content }: Store): void {
  const then = new Date(Date.now() - 7_200_000);
  for (const name of readdirSync(content, { recursive: true }).map(String))
    utimesSync(join(content, name), then, then);
}
