import getPort, { portNumbers } from 'get-port';

/**
 * Below the ports that systems give to outgoing connections (Linux from 32768, macOS and Windows from 49152): one of
 * those is free at one moment and a browser's own a moment later, before the server that asked for it listens.
 */
const FIRST = 12_000;
const LAST = 32_000;

/**
 * A port that nobody listens on. It is not given twice by one process; another process starts its search elsewhere.
 * @param wanted is given when it is free.
 * @param exclude ports that somebody else is about to listen on.
 */
export function freePort({
  wanted,
  exclude = [],
}: { wanted?: number; exclude?: readonly number[] } = {}): Promise<number> {
  const start = FIRST + Math.floor(Math.random() * ((LAST - FIRST) / 2));
  return getPort({ port: wanted ?? portNumbers(start, LAST), exclude, reserve: true });
}
