import { mkdirSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { buildModules } from '../../platform/build';
import {
  indent,
  printFailed,
  printHeading,
  root,
  shutdownSignal,
  stateDirectory,
  type Table,
  textTable,
} from '../../platform/base';
import { ensureEmulators } from '../../platform/local-cloud';
import { SLOW } from './browser/profiles';
import { buildVariants } from './build/build-variants';
import { readOptions } from './options';
import { measurePages } from './pages';
import { describeMachine } from './report/conditions';
import { goalTable, ratioTable, troubles, waitingTable } from './report/page-tables';
import { pagesChart, pagesSection } from './report/pages-section';
import { scaleSection } from './report/scale-section';
import { writeChart, writeSection } from './report/write-document';
import { measureScale } from './scale/measure-scale';
import { dishesTable, linesTable } from './scale/scale-tables';
import { withSites, type Running } from './with-sites';

// `npm run bench` compares the site with other ways to serve it; `-- --scale` measures large menus and full carts.
const ending = shutdownSignal();
const options = readOptions(process.argv.slice(2));
const directory = resolve(stateDirectory, 'bench');

function show(title: string, table: Table): void {
  printHeading(title);
  console.log(indent(textTable(table)));
}

/** All figures of the run, for whoever wants to look closer. */
function keepResults(name: string, results: unknown): void {
  mkdirSync(directory, { recursive: true });
  writeFileSync(resolve(directory, `${name}.json`), JSON.stringify(results, null, 1));
}

const conditionsOf = ({ browser }: Running) => ({
  runs: options.runs,
  handshakes: options.handshakes,
  browserVersion: browser.version(),
  machine: describeMachine(),
});

/** @returns what should not have happened, as sentences. */
async function benchScale(running: Running): Promise<readonly string[]> {
  const { browser, sites, ports } = running;
  const visits = await measureScale(browser, sites, ports, options, ending);
  if (ending.aborted) return [];
  keepResults('scale', visits);
  show('Monthly dishes', dishesTable(visits));
  show('Lines in the cart', linesTable(visits));
  if (options.isWritten)
    await writeSection(root, 'scale', scaleSection(visits, conditionsOf(running)));
  return [
    ...new Set(Object.values(visits).flatMap((all) => all.flatMap((one) => one.complaints))),
  ].map((words) => `A page wrote to the console: ${words}`);
}

/** @returns what should not have happened, as sentences. */
async function benchPages(running: Running): Promise<readonly string[]> {
  const run = await measurePages(running.browser, running.sites, options, ending);
  if (ending.aborted) return [];
  keepResults('pages', run);
  show(SLOW.title, waitingTable(run.slow));
  for (const metric of ['fcp', 'lcp', 'tap'] as const) show('Ratios', ratioTable(run.slow, metric));
  show('Promises', goalTable(run.slow));
  if (options.isWritten) {
    await writeSection(root, 'pages', pagesSection(run, conditionsOf(running)));
    writeChart(root, pagesChart(run));
  }
  return [...new Set([...troubles(run.slow), ...troubles(run.fast)])];
}

await ensureEmulators();
printHeading('Building');
await buildModules(root, ending);
await buildVariants(root, ending);
if (ending.aborted) process.exit(130);

const failures = await withSites(
  root,
  directory,
  options.handshakes * SLOW.network.latencyMs,
  options.isScale ? benchScale : benchPages,
);
if (failures.length > 0) printHeading('What was not as it should be');
for (const failure of failures) printFailed('', failure);
process.exit(ending.aborted ? 130 : failures.length > 0 ? 1 : 0);
