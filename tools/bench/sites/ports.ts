import { CliError } from '../../../platform/base';
import { MODULES, type ModuleName } from '../../../platform/modules';

/** The sites that run side by side; variants that differ in their document alone share one. */
export const SITES = ['composed', 'bundle', 'federated'] as const;
export type SiteName = (typeof SITES)[number];

const VARIABLE = 'SIMMER_BENCH_PORT';
/** Fixed, because plain federation bakes addresses into its build. */
const FIRST_PORT = 4600;
const LAST_PORT = 65_535 - SITES.length * MODULES.length;

function firstPort(): number {
  const text = process.env[VARIABLE]?.trim();
  if (text === undefined || text === '') return FIRST_PORT;
  const value = Number(text);
  if (!/^\d+$/.test(text) || value < 1024 || value > LAST_PORT) {
    throw new CliError(
      `${VARIABLE} is "${text}": set it to a port number from 1024 to ${String(LAST_PORT)}, or unset it to use ${String(FIRST_PORT)}.`,
    );
  }
  return value;
}

/** The port of one module's origin in one of the sites. */
export function portOf(site: SiteName, module: ModuleName): number {
  return firstPort() + SITES.indexOf(site) * MODULES.length + MODULES.indexOf(module);
}
