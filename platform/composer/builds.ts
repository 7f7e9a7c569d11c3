import { CliError } from '../base';
import type { ModuleName } from '../modules';
import type { ModuleBuild, ModuleBuilds } from './composition';

/**
 * The build of a module that a page needs.
 * @throws CliError when it is not live.
 */
export function buildOf(modules: ModuleBuilds, module: ModuleName): ModuleBuild {
  const build = modules[module];
  if (!build) throw new CliError(`${module} is not live, but a page needs it.`);
  return build;
}
