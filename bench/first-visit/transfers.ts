/** A request that went over the network. Times are milliseconds since the visit began. */
export interface Transfer {
  url: string;
  /** The browser's name for the resource type, for example "Script". */
  type: string;
  startMs: number;
  /** Infinity until it has ended. */
  endMs: number;
  /** Compressed, with headers. */
  bytes: number;
  /** 0 when the browser does not report it. */
  connection: number;
  /** The address of the document or script that caused the request. */
  initiator: string | undefined;
  /** The host said that the browser's copy is the same (304). */
  isRevalidated?: boolean;
}

export const DATA = ['Fetch', 'XHR', 'Preflight'];
/** The types that can delay other requests. */
const CHAINING = ['Document', 'Stylesheet', 'Script', ...DATA];

const chainOf = (transfers: readonly Transfer[]) =>
  transfers
    .filter(({ type }) => CHAINING.includes(type))
    .sort((one, other) => one.startMs - other.startMs);

/**
 * How many requests had to follow each other until `untilMs`, derived from their times. A request is one step after the
 * deepest one that had ended before it began, and at least one step after the document.
 */
export function serialSteps(transfers: readonly Transfer[], untilMs: number): number {
  const done: { endMs: number; depth: number }[] = [];
  for (const { type, startMs, endMs } of chainOf(transfers)) {
    const before = done.filter((other) => other.endMs <= startMs).map(({ depth }) => depth);
    done.push({ endMs, depth: type === 'Document' ? 1 : 1 + Math.max(1, ...before) });
  }
  return Math.max(0, ...done.filter(({ endMs }) => endMs <= untilMs).map(({ depth }) => depth));
}

/**
 * The same, derived from each request's initiator. The browser reports the running script, not the response that the
 * script had waited for, so this is a lower bound.
 */
export function initiatedSteps(transfers: readonly Transfer[], untilMs: number): number {
  const depthOf = new Map<string, number>();
  let deepest = 0;
  for (const { url, type, initiator = '', endMs } of chainOf(transfers)) {
    const depth = type === 'Document' ? 1 : 1 + (depthOf.get(initiator) ?? 1);
    if (!depthOf.has(url)) depthOf.set(url, depth);
    if (endMs <= untilMs) deepest = Math.max(deepest, depth);
  }
  return deepest;
}

/**
 * What the page had waited for at `untilMs`: finished documents, styles, scripts and data, and the fonts and images
 * requested by then. Requests that start at the moment the page is ready do not count.
 */
export function transfersUntil(transfers: readonly Transfer[], untilMs: number): Transfer[] {
  return transfers.filter(
    ({ type, startMs, endMs }) => (CHAINING.includes(type) ? endMs : startMs) <= untilMs,
  );
}

export const connectionsOf = (transfers: readonly Transfer[]) =>
  new Set(transfers.map(({ connection }) => connection).filter((id) => id > 0)).size;

/** @param types all by default. */
export const bytesOf = (transfers: readonly Transfer[], types?: readonly string[]) =>
  transfers
    .filter(({ type }) => types?.includes(type) ?? true)
    .reduce((sum, { bytes }) => sum + bytes, 0);
