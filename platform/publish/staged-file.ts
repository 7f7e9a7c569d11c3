import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { CliError } from '../base';
import { BEFORE, deployedVersions, planDeploy } from '../deploy';
import { parseFile, prepareSwitch, writeWhole } from '../releases';
import type { Change, PublishOptions } from './bring-to-guests';
import type { StagedChange } from './publish';
import { storeBranch } from './store-branch';

/** What the job that makes a staged change live must know of the one that staged it. */
const StagedSchema = v.strictObject({
  /** The commit of the store that it was staged on. */
  base: v.string(),
  address: v.string(),
  version: v.exactOptional(v.string()),
  former: v.exactOptional(v.string()),
  /** What its pages were composed with besides the configuration. It may have changed during the visit. */
  composedWith: v.exactOptional(v.unknown()),
});
type StagedRecord = v.InferOutput<typeof StagedSchema>;

/** Writes what `resumeStaged` needs. */
export async function writeStaged(
  path: string,
  { store, site: { composedWith } }: Pick<PublishOptions, 'store' | 'site'>,
  { version, former, address }: StagedChange,
): Promise<void> {
  const base = await storeBranch(store.directory).head();
  writeWhole(path, JSON.stringify({ base, address, version, former, composedWith }));
}

/** @throws CliError naming a field that is missing or wrong. */
export const readStaged = (path: string): StagedRecord =>
  parseFile(path, readFileSync(path, 'utf8'), StagedSchema);

/**
 * Prepares a change again that another job has staged.
 * @throws CliError when another switch was pushed since.
 */
export async function resumeStaged(
  { store, site }: PublishOptions,
  change: Change,
  { base, ...staged }: StagedRecord,
): Promise<StagedChange> {
  const branch = storeBranch(store.directory);
  await branch.pull();
  if ((await branch.head()) !== base)
    throw new CliError(
      `Another switch was pushed since this one was staged. ${BEFORE} Run all jobs again.`,
    );
  const prepared = await prepareSwitch(store, site, change);
  const { state, pages } = prepared;
  const plan = await planDeploy({ store, site, state, pages: pages.files, mayBeOlder: true });
  const deployed = await deployedVersions(site);
  return { ...staged, prepared, deployed, plan, site: plan.sites.get('shell') ?? '' };
}
