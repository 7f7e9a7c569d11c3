/** A request that went over the wire, times in milliseconds since the visit began. */
export interface Transfer {
  url: string;
  kind: TransferKind;
  startMs: number;
  endMs: number;
  /** With headers, as compressed. */
  bytes: number;
  /** Null when the browser does not tell. */
  connection: string | null;
  /** The address of what made the browser ask: the document, or the script that was running. */
  initiator: string | null;
}

export const TRANSFER_KINDS = [
  'document',
  'style',
  'script',
  'fetch',
  'font',
  'image',
  'other',
] as const;
export type TransferKind = (typeof TRANSFER_KINDS)[number];

/** What can make other requests wait. */
const CHAINING: readonly TransferKind[] = ['document', 'style', 'script', 'fetch'];

/** The requests that make others wait, in the order in which they began. */
function chain(transfers: readonly Transfer[]): Transfer[] {
  return transfers
    .filter(({ kind }) => CHAINING.includes(kind))
    .sort((one, other) => one.startMs - other.startMs);
}

/**
 * How many requests had to follow one another until `untilMs`, derived by timing: a request stands one step behind
 * the deepest that had ended before it began, and at least one behind the document.
 */
export function serialSteps(transfers: readonly Transfer[], untilMs: number): number {
  const done: { endMs: number; depth: number }[] = [];
  for (const { kind, startMs, endMs } of chain(transfers)) {
    const before = done.filter((other) => other.endMs <= startMs).map(({ depth }) => depth);
    const depth = kind === 'document' ? 1 : 1 + Math.max(1, ...before);
    done.push({ endMs, depth });
  }
  return Math.max(0, ...done.filter(({ endMs }) => endMs <= untilMs).map(({ depth }) => depth));
}

/**
 * The same by what the browser names as each request's initiator. It names the running script, not the answer that
 * the script had waited for, so this is the least that it can have been.
 */
export function initiatedSteps(transfers: readonly Transfer[], untilMs: number): number {
  const depthOf = new Map<string, number>();
  let deepest = 0;
  for (const { url, kind, initiator, endMs } of chain(transfers)) {
    const behind = (initiator === null ? undefined : depthOf.get(initiator)) ?? 1;
    const depth = kind === 'document' ? 1 : behind + 1;
    if (!depthOf.has(url)) depthOf.set(url, depth);
    if (endMs <= untilMs) deepest = Math.max(deepest, depth);
  }
  return deepest;
}

export interface Traffic {
  requests: number;
  connections: number;
  bytes: number;
  bytesByKind: Record<TransferKind, number>;
}

/**
 * What the page at `untilMs` had waited for: the documents, styles, scripts and data that had come, and the fonts and
 * pictures that had been asked for. What a page asks for in the moment when it is ready is not part of it.
 */
export function trafficUntil(transfers: readonly Transfer[], untilMs: number): Traffic {
  const counted = transfers.filter(
    ({ kind, startMs, endMs }) => (CHAINING.includes(kind) ? endMs : startMs) <= untilMs,
  );
  const bytesOf = (kind: TransferKind) =>
    counted.filter((one) => one.kind === kind).reduce((sum, { bytes }) => sum + bytes, 0);
  return {
    requests: counted.length,
    connections: new Set(counted.flatMap(({ connection }) => connection ?? [])).size,
    bytes: counted.reduce((sum, { bytes }) => sum + bytes, 0),
    bytesByKind: {
      document: bytesOf('document'),
      style: bytesOf('style'),
      script: bytesOf('script'),
      fetch: bytesOf('fetch'),
      font: bytesOf('font'),
      image: bytesOf('image'),
      other: bytesOf('other'),
    },
  };
}
