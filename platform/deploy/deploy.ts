import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CliError, messageOf, printRemark } from '../base';
import { requireNewest } from '../releases';
import type { DeployClient } from './firebase';
import { deployedRegistry, planDeploy, type Plan, type PlanOptions } from './plan';
import { writeUpload } from './upload';
import { checkDeployed, type RetryLimits, untilRight, verifyUrls } from './verify-urls';

export interface DeployOptions extends PlanOptions {
  /** Whether the database rules that are in force stay, whatever `firestore.rules` says; false by default. */
  keepsRules?: boolean;
  client: DeployClient;
  /**
   * Uses the deployed shop like a guest.
   * @throws CliError saying what did not work.
   */
  smokeTest: (shop: string) => Promise<void>;
  retryLimits: RetryLimits;
  /** Stops between two steps; the next deploy continues. */
  signal?: AbortSignal;
}

const BEFORE = 'Guests still get what was live before.';
const LIVE_IS_UNCHANGED = `${BEFORE} Fix the cause and run "npm run deploy" again.`;
const DISTURBED = 'Another deploy has changed the shop since this one began';
const FILES_MAY_BE_MISSING = `${DISTURBED}. The remotes may lack files of its pages now: run "npm run deploy" again at once, with the newest store and sources.`;
const MOST_ATTEMPTS = 3;

/**
 * Deploys what is live in the store: the rules, then the remotes, then the shell, once everything that the new
 * documents name is available. Prints each step. Begins again when another deploy has changed the shop meanwhile. After
 * an interruption, run it again from the beginning; the result is the same.
 * @throws CliError when a step fails or is interrupted, saying what guests get then.
 */
export async function deploy(options: DeployOptions): Promise<void> {
  for (let attempt = 1; attempt <= MOST_ATTEMPTS; attempt += 1) {
    try {
      if (await deployOnce(options)) return;
    } catch (error) {
      if (attempt === 1) throw error;
      throw new CliError(`${messageOf(error)}\n  ${FILES_MAY_BE_MISSING}`, { cause: error });
    }
    printRemark(`${DISTURBED}: beginning again`);
  }
  throw new CliError(FILES_MAY_BE_MISSING);
}

/** @returns false when another deploy has changed the shop meanwhile. */
async function deployOnce(options: DeployOptions): Promise<boolean> {
  const { client, retryLimits, signal, keepsRules = false } = options;
  const plan = await planDeploy(options);
  plan.warnings.forEach(printRemark);
  const { remotes } = plan.addresses;
  const step = <Result>(what: string, run: () => Promise<Result>) => runStep(signal, what, run);
  if (!keepsRules) await step('database rules', () => client.deployRules());
  if ((await checkDeployed(plan.addresses)).problem === undefined) {
    printRemark('nothing: every address already matches the store');
    // A deploy that was interrupted may have left this to the next one.
    const problem = await problemOfVisit(options);
    if (problem !== undefined)
      throw new CliError(
        `${problem}\n  This is what is live in the store: "npm run rollback -- <module>" goes back.`,
      );
    return true;
  }
  const folder = mkdtempSync(join(tmpdir(), 'simmer-deploy-'));
  try {
    writeUpload(folder, plan.upload);
    const sites = [...plan.sites].flatMap(([module, id]) => (module === 'shell' ? [] : [id]));
    if (await step('asking what is live', () => isDisturbed(options, plan))) return false;
    await step('the remotes', () => client.deploySites(folder, sites));
    await step(`checking ${String(remotes.length)} files of the remotes`, () =>
      verifyUrls(remotes, retryLimits, signal),
    );
    return await deployShell(options, folder, plan);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * Visits what is live.
 * @returns what a guest cannot do there.
 * @throws what has nothing to do with the shop, such as a browser that does not start.
 */
async function problemOfVisit({ smokeTest, site }: DeployOptions): Promise<string | undefined> {
  printRemark("a guest's visit");
  try {
    await smokeTest(new URL(site.business.url).origin);
    return undefined;
  } catch (error) {
    if (error instanceof CliError) return error.message;
    throw error;
  }
}

/**
 * Whether another deploy has changed what guests get since the plan.
 * @throws CliError when a newer switch was pushed.
 */
async function isDisturbed(
  { store, site, mayBeOlder = false }: PlanOptions,
  { registry }: Plan,
): Promise<boolean> {
  if ((await deployedRegistry(site)) !== registry) return true;
  if (!mayBeOlder) await requireNewest(store);
  return false;
}

/**
 * Runs a step before the documents change.
 * @throws CliError saying that guests notice nothing.
 */
async function runStep<Result>(
  signal: AbortSignal | undefined,
  what: string,
  run: () => Promise<Result>,
): Promise<Result> {
  stopIfInterrupted(signal);
  printRemark(what);
  try {
    return await run();
  } catch (error) {
    // What a program reports because it was interrupted is not a fault.
    stopIfInterrupted(signal);
    throw new CliError(`${what}: ${messageOf(error)}\n  ${LIVE_IS_UNCHANGED}`, { cause: error });
  }
}

function stopIfInterrupted(signal: AbortSignal | undefined): void {
  if (signal?.aborted) throw new CliError(`Interrupted. ${BEFORE} Run "npm run deploy" again.`);
}

/**
 * Makes the documents live. Restores the former ones if anything is wrong with the new ones.
 * @returns false when another deploy has changed the shop meanwhile.
 */
async function deployShell(options: DeployOptions, folder: string, plan: Plan): Promise<boolean> {
  const { store, site, client, retryLimits, signal, mayBeOlder = false } = options;
  const { remotes, shell } = plan.addresses;
  const id = plan.sites.get('shell') ?? '';
  const liveVersion = () => client.liveVersion(folder, id);
  const { isLate, former } = await runStep(signal, 'asking what is live', async () => ({
    isLate: await isDisturbed(options, plan),
    former: await liveVersion(),
  }));
  if (isLate) return false;
  stopIfInterrupted(signal);
  let own: string | undefined;
  let isVerified = false;
  try {
    printRemark('the shell');
    await client.deploySites(folder, [id]);
    own = await liveVersion();
    printRemark(`checking ${String(shell.length)} documents and files of the shell`);
    await verifyUrls(shell, retryLimits, signal);
    // Again, because the live documents need them from now on.
    await verifyUrls(remotes, retryLimits, signal);
    isVerified = true;
    const problem = await problemOfVisit(options);
    if (problem !== undefined) throw new CliError(problem);
    // A rollback that was pushed while the shell was being deployed may have found its own documents still live.
    if (!mayBeOlder) await requireNewest(store);
    return true;
  } catch (error) {
    // Not restored after an interruption: firebase-tools has ended as well, and the next deploy continues.
    if (signal?.aborted)
      throw new CliError(
        'Interrupted. The new documents may be live, unverified: run "npm run deploy" again.',
        { cause: error },
      );
    if (isVerified && !(error instanceof CliError))
      throw new CliError(
        `The new documents are live, but could not be visited: ${messageOf(error)}\n  Run "npm run deploy" again.`,
        { cause: error },
      );
    const outcome = await goBack();
    if (outcome === undefined) return false;
    throw new CliError(`the shell: ${messageOf(error)}\n  ${outcome}`, { cause: error });
  }

  /** @returns what guests get now; undefined when that is another deploy's. */
  async function goBack(): Promise<string | undefined> {
    if (former === undefined)
      return 'Nothing was deployed before, so there is nothing to restore. Run "npm run deploy" again.';
    try {
      const live = await liveVersion();
      if (live === former) return LIVE_IS_UNCHANGED;
      if (own !== undefined && live !== own) return undefined;
      printRemark('restoring what was live before');
      await client.restore(folder, id, former);
      // A host may fail while its copies are being replaced.
      await untilRight(async () => {
        const registry = await deployedRegistry(site).catch(() => undefined);
        return registry === plan.registry
          ? undefined
          : 'the shop does not answer with the former documents.';
      }, retryLimits);
      // Documents whose files are missing are worse than any former ones.
      if (!isVerified || (await problemOfVisit(options).catch(() => undefined)) === undefined)
        return LIVE_IS_UNCHANGED;
      // A rollback, above all, has to stay.
      printRemark('the shell again');
      await client.deploySites(folder, [id]);
      return 'A visit to what was live before fails as well, so the new documents stay. If they are no better, "npm run rollback -- <module>" goes back further.';
    } catch (failure) {
      return `Restoring failed too: ${messageOf(failure)}\n  The new documents may be live. Run "npm run deploy" again, or roll back the site ${id} in the console of Firebase Hosting.`;
    }
  }
}
