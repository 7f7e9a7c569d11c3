import type { SiteConfig } from '@simmer/shared/config';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { CliError, messageOf } from '../base';
import { REMOTES } from '../modules';
import { withLock, type Store } from '../releases';
import type { DeployClient } from './client';
import { planDeploy, type Plan } from './plan';
import { withSnapshot, type Snapshot } from './snapshot';
import { fetchText, type RetryLimits, verifyUrls } from './verify-urls';

export interface DeployOptions {
  store: Store;
  site: SiteConfig;
  /** The path of `firestore.rules`. */
  rules: string;
  /** Whether the rules that are in force stay, whatever the file says; false by default. */
  keepsRules?: boolean;
  client: DeployClient;
  /** Whether the store may lack a switch that was pushed, which the deploy then undoes; false by default. */
  mayBeOlder?: boolean;
  /**
   * Uses the deployed shop like a guest.
   * @throws CliError saying what did not work.
   */
  smokeTest: (shop: string) => Promise<void>;
  retryLimits: RetryLimits;
  /** Called with the plan. `onStep` is called before each step. */
  onPlan: (plan: Plan) => void;
  onStep: (step: string) => void;
  /** Stops between two steps; the next deploy continues. */
  signal?: AbortSignal;
}

type PlanOptions = Pick<DeployOptions, 'store' | 'site' | 'rules' | 'keepsRules' | 'mayBeOlder'>;

/** Longer than another deploy takes: three checks of three minutes, and firebase-tools. */
const LOCK_TIMEOUT_MS = 1_200_000;
const BEFORE = 'Guests still get what was live before.';
const LIVE_IS_UNCHANGED = `${BEFORE} Fix the cause and run "npm run deploy" again.`;

/** The plan of a deploy, without carrying it out. */
export function showPlan(options: PlanOptions): Promise<Plan> {
  return withSnapshot(options, (snapshot) => planOf(options, snapshot));
}

/**
 * Deploys what is live in the store: the rules, then the remotes, then the shell, once everything that the new
 * documents name is available. After an interruption, run it again from the beginning; the result is the same.
 * @throws CliError when a step fails or is interrupted, saying what guests get then.
 */
export async function deploy(options: DeployOptions): Promise<void> {
  const { store, onStep, signal } = options;
  let isWaiting = false;
  const onWait = () => {
    stopIfInterrupted(signal);
    if (!isWaiting) onStep('waiting for another deploy');
    isWaiting = true;
  };
  // Not the store's lock, because teams may release while a deploy runs.
  await withLock(
    join(store.directory, 'deploying'),
    () => withSnapshot(options, (snapshot) => deploySnapshot(options, snapshot)),
    { timeoutMs: LOCK_TIMEOUT_MS, what: 'deploy', onWait },
  );
}

async function deploySnapshot(options: DeployOptions, snapshot: Snapshot): Promise<void> {
  const { store, client, retryLimits, onPlan, onStep, signal } = options;
  const plan = await planOf(options, snapshot);
  const { remotes, shell } = plan.addresses;
  onPlan(plan);
  if (plan.isDeployed && (await isAnswered([...remotes, ...shell]))) {
    onStep('nothing: every address already matches the store');
    return;
  }
  const step = (what: string, run: () => Promise<void>) => runStep(options, what, run);
  if (plan.rulesChanged) await step('database rules', () => client.deployRules());
  await step('the remotes', () =>
    client.deploySites(
      snapshot.directory,
      REMOTES.flatMap((name) =>
        // withSnapshot has refused a live remote without a site.
        snapshot.live[name] === undefined ? [] : (snapshot.sites[name] ?? []),
      ),
    ),
  );
  await step(`checking ${String(remotes.length)} files of the remotes`, () =>
    verifyUrls(remotes, retryLimits, signal),
  );
  await deployShell(options, snapshot, plan);
  await store.writeDeployed({ ...plan.target, at: new Date().toISOString() });
}

/**
 * Runs a step before the documents change.
 * @throws CliError saying that guests notice nothing.
 */
async function runStep<Result>(
  { onStep, signal }: DeployOptions,
  what: string,
  run: () => Promise<Result>,
): Promise<Result> {
  stopIfInterrupted(signal);
  onStep(what);
  try {
    return await run();
  } catch (error) {
    // What a program reports when it is interrupted is no fault.
    stopIfInterrupted(signal);
    throw new CliError(`${what}: ${messageOf(error)}\n  ${LIVE_IS_UNCHANGED}`, { cause: error });
  }
}

function stopIfInterrupted(signal: AbortSignal | undefined): void {
  if (signal?.aborted) throw new CliError(`Interrupted. ${BEFORE} Run "npm run deploy" again.`);
}

/** Makes the documents live. Restores the former ones if anything is wrong with the new ones. */
async function deployShell(
  options: DeployOptions,
  snapshot: Snapshot,
  { addresses: { remotes, shell } }: Plan,
): Promise<void> {
  const { site, client, smokeTest, retryLimits, onStep, signal } = options;
  const shop = shopOf(site);
  const { directory, sites } = snapshot;
  const former = await runStep(options, 'asking what is live', async () => ({
    version: await client.liveVersion(directory, sites.shell),
    registry: await fetchText(`${shop}/registry.json`),
  }));
  stopIfInterrupted(signal);
  try {
    onStep('the shell');
    await client.deploySites(directory, [sites.shell]);
    onStep(`checking ${String(shell.length)} documents and files of the shell`);
    await verifyUrls(shell, retryLimits, signal);
    // Again, because the live documents need them from now on.
    await verifyUrls(remotes, retryLimits, signal);
    onStep("a guest's visit");
    await smokeTest(shop);
  } catch (error) {
    // Not restored after an interruption: firebase-tools has ended as well, and the next deploy continues.
    if (signal?.aborted)
      throw new CliError(
        'Interrupted. The new documents may be live, unverified: run "npm run deploy" again.',
        { cause: error },
      );
    onStep('restoring what was live before');
    throw new CliError(`the shell: ${messageOf(error)}\n  ${await goBack(former)}`, {
      cause: error,
    });
  }

  async function goBack({ version, registry }: typeof former): Promise<string> {
    if (version === undefined)
      return 'Nothing was deployed before, so there is nothing to restore. Run "npm run deploy" again.';
    try {
      await client.restore(directory, sites.shell, version);
      await until(retryLimits, () =>
        fetchText(`${shop}/registry.json`).then(
          (text) => text === registry,
          // A host may fail while its copies are being replaced.
          () => false,
        ),
      );
      return LIVE_IS_UNCHANGED;
    } catch (failure) {
      return `Restoring failed too: ${messageOf(failure)}\n  The new documents may be live. Run "npm run deploy" again, or roll back the site ${sites.shell} in the console of Firebase Hosting.`;
    }
  }
}

function planOf({ store, site, ...options }: PlanOptions, snapshot: Snapshot) {
  return planDeploy(store, snapshot, { ...options, shop: shopOf(site) });
}

function shopOf(site: SiteConfig): string {
  return new URL(site.business.url).origin;
}

async function isAnswered(addresses: Plan['addresses']['shell']): Promise<boolean> {
  return verifyUrls(addresses, { limitMs: 0, pauseMs: 0 }).then(
    () => true,
    () => false,
  );
}

/** @throws CliError when it does not become true within the limit. */
async function until(
  { limitMs, pauseMs }: RetryLimits,
  isTrue: () => Promise<boolean>,
): Promise<void> {
  const end = Date.now() + limitMs;
  while (!(await isTrue())) {
    if (Date.now() >= end)
      throw new CliError('the shop does not answer with the former documents.');
    await pause(pauseMs);
  }
}
