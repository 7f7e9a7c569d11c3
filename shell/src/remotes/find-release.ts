import { loadRegistry } from '@simmer/shared/registry';
import type { Release } from './load-remote';

/** @throws Error when the registry cannot be read or does not name the module. */
export async function findRelease(module: string): Promise<Release> {
  const release = (await loadRegistry()).modules[module];
  if (!release) throw new Error(`${module} is not in the registry.`);
  return release;
}
