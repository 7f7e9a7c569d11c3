import { setTimeout as sleep } from 'node:timers/promises';
import * as v from 'valibot';
import { CliError } from '../../platform/base';
import { DriverError, openEngine } from '../../platform/browser';
import type { EngineName, Engines } from '../../platform/setup';

const MarksSchema = v.object({
  fcpMs: v.nullable(v.number()),
  menuMs: v.nullable(v.number()),
  tapMs: v.nullable(v.number()),
  liveMs: v.nullable(v.number()),
  cart: v.string(),
});

/** Times are in milliseconds since the visit began; null where a browser does not report them. */
export type EngineVisit = v.InferOutput<typeof MarksSchema>;

/** Runs in the page, or in the previous page while the address opens. */
async function readMarks() {
  const probe = 'simmerProbe' in globalThis ? simmerProbe : undefined;
  await probe?.finished;
  return probe?.read();
}

const POLL_MS = 100;
const LIMIT_MS = 90_000;

/**
 * Visits a home page that holds the probe with a new browser.
 * @throws CliError when the page could not be ordered from.
 */
export async function visitWith(
  engine: EngineName,
  engines: Engines,
  url: string,
): Promise<EngineVisit> {
  const driver = await openEngine(engine, engines);
  try {
    await driver.open(url);
    const endsAt = performance.now() + LIMIT_MS;
    while (performance.now() < endsAt) {
      const marks = await driver.evaluate(String(readMarks)).catch((error: unknown) => {
        // The previous page may unload during the call.
        if (error instanceof DriverError) return undefined;
        throw error;
      });
      if (marks !== undefined && marks !== null) return orderedFrom(v.parse(MarksSchema, marks));
      await sleep(POLL_MS);
    }
    throw new CliError(`${engine} did not open ${url}.`);
  } finally {
    await driver.close();
  }
}

function orderedFrom(visit: EngineVisit): EngineVisit {
  if (visit.liveMs === null || !visit.cart.includes('1 item, 1 portion'))
    throw new CliError(`One tap was counted as "${visit.cart}".`);
  return visit;
}
