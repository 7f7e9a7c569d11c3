import { CliError } from '../../platform/base';
import { pageFunction } from '../../platform/build';
import type { CloudEndpoints } from '../../platform/local-cloud';
import { type EngineName, ENGINE_TITLES, findEngines } from '../../platform/setup';
import { SLOW } from '../browser/page';
import type { Measured } from '../report';
import { measureInRounds, type BenchOptions } from '../rounds';
import { slowLine } from '../sites/slow-line';
import { startSites } from '../sites/sites';
import { COMPARED, engineSection } from './metrics';
import { visitWith } from './visit';

const ENGINES: readonly EngineName[] = ['firefox', 'webkit'];

/**
 * Visits the home page of the variants over a slow line in browsers that cannot be slowed down themselves.
 * @param directory for the variants' documents.
 * @throws CliError when an engine is missing.
 */
export async function measureEngines(
  root: string,
  directory: string,
  services: CloudEndpoints,
  options: BenchOptions,
  shutdown: AbortSignal,
): Promise<Measured> {
  const { engines, missing } = await findEngines(root, ENGINES);
  const reasons = Object.values(missing);
  if (reasons.length > 0) throw new CliError(reasons.join(' '));

  const line = slowLine(SLOW.network);
  const port = await line.relay(Number(new URL(services.firestore).port));
  const script = pageFunction('bench/first-visit/probe.ts', true);
  const all = await startSites(
    root,
    directory,
    { ...services, firestore: `http://127.0.0.1:${String(port)}` },
    { script, line },
  );
  const compared = new Map([...all].filter(([name]) => COMPARED.includes(name)));
  const sections = [];
  for (const engine of ENGINES) {
    const measure = (url: string) => visitWith(engine, engines, url);
    const title = ENGINE_TITLES[engine];
    sections.push(
      engineSection(title, await measureInRounds(title, compared, options, shutdown, measure)),
    );
  }
  return { sections, problems: [] };
}
