import getPort, { portNumbers } from 'get-port';

/**
 * These are below the ephemeral ports (Linux from 32768, macOS and Windows from 49152). An outgoing connection of a
 * browser could take one of those before the server that it was meant for listens.
 */
const FIRST = 12_000;
const LAST = 32_000;

/**
 * A port that nothing listens on. One process never gets the same port twice. Other processes start their search
 * elsewhere.
 * @param wanted is returned when it is free.
 */
export function freePort(wanted?: number): Promise<number> {
  const start = FIRST + Math.floor(Math.random() * ((LAST - FIRST) / 2));
  return getPort({ port: wanted ?? portNumbers(start, LAST), reserve: true });
}
