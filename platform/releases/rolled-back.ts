import { CliError } from '../base';
import { shortCommit } from './commits';
import { PAGES, releaseName, type State } from './state';
import { rolledBack } from './transitions';

/**
 * What a person rolled back is not released again. A version has a hash of its build, so any change of it is another.
 * @returns a sentence about the version that was rolled back; undefined when it may be released.
 */
export function rolledBackProblem(
  state: State,
  module: string,
  version: string,
): string | undefined {
  return rolledBack(state, module).includes(version)
    ? `${releaseName(module, version)} was rolled back, and nothing in its build has changed since. Nothing was released. Change what was wrong, or release it with --again.`
    : undefined;
}

/**
 * Goes one release back, and no further by accident: a workflow that is run again, or a second person in an emergency,
 * would take back the good release, too.
 * @param version that is to be left; undefined for whichever is live.
 * @throws CliError when another one is live, or the live one came by a rollback and nobody named it.
 */
export function requireMeant(state: State, module: string, version: string | undefined): void {
  const live = state.live[module] ?? 'nothing';
  const shown = releaseName(module, live);
  if (version !== undefined && version !== live && `${module} ${version}` !== shown)
    throw new CliError(
      `${shown} is live, and not ${module === PAGES ? shortCommit(version) : version}. Nothing was changed. "npm run releases" shows what is live.`,
    );
  if (version === undefined && rolledBack(state, module).length > 0)
    throw new CliError(
      `${module} was rolled back already, to ${live}. Nothing was changed. If guests do not get it yet: "npm run publish". To go back further: "npm run rollback -- ${module}@${live}".`,
    );
}
