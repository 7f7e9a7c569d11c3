import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CliError, messageOf, printRemark } from '../base';
import { recordCommit, requireNewest } from '../releases';
import type { DeployClient } from './firebase';
import { planDeploy, type Plan, type PlanOptions } from './plan';
import { writeUpload } from './upload';
import { checkDeployed, fetchText, type RetryLimits, untilRight, verifyUrls } from './verify-urls';

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
const MOST_ATTEMPTS = 3;

/**
 * Deploys what is live in the store: the rules, then the remotes, then the shell, once everything that the new
 * documents name is available. Prints each step. Begins again when another deploy has changed the shop meanwhile. After
 * an interruption, run it again from the beginning; the result is the same.
 * @throws CliError when a step fails or is interrupted, saying what guests get then.
 */
export async function deploy(options: DeployOptions): Promise<void> {
  for (let attempt = 1; attempt <= MOST_ATTEMPTS; attempt += 1) {
    if (await isThrough(options)) return;
    printRemark(`${DISTURBED}: beginning again`);
  }
  throw new CliError(
    `${DISTURBED}, ${String(MOST_ATTEMPTS)} times. The remotes may lack files of its pages now: run "npm run deploy" again at once.`,
  );
}

/** @returns false when another deploy has changed the shop meanwhile. */
async function isThrough(options: DeployOptions): Promise<boolean> {
  const { store, site, client, smokeTest, retryLimits, signal, keepsRules = false } = options;
  const plan = await planDeploy(options);
  const { remotes } = plan.addresses;
  const shop = new URL(site.business.url).origin;
  // The rules of this commit, too, are never replaced by older ones.
  recordCommit(store, plan.commit);
  const step = <Result>(what: string, run: () => Promise<Result>) => runStep(signal, what, run);
  if (!keepsRules) await step('database rules', () => client.deployRules());
  const isDeployed = (await checkDeployed(plan.addresses)).problem === undefined;
  if (isDeployed) printRemark('nothing: every address already matches the store');
  const problem = plan.registry === undefined ? undefined : await problemOfVisit(smokeTest, shop);
  if (isDeployed) {
    // A deploy that was interrupted may have left this to the next one.
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
    return await isShellThrough(options, folder, plan, problem === undefined);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** @returns what a guest cannot do in the shop that is live. */
async function problemOfVisit(
  smokeTest: DeployOptions['smokeTest'],
  shop: string,
): Promise<string | undefined> {
  printRemark("a guest's visit to what is live");
  try {
    await smokeTest(shop);
    return undefined;
  } catch (error) {
    return messageOf(error);
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
  const shop = new URL(site.business.url).origin;
  if ((await fetchText(`${shop}/registry.json`)) !== registry) return true;
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
    // What a program reports when it is interrupted is no fault.
    stopIfInterrupted(signal);
    throw new CliError(`${what}: ${messageOf(error)}\n  ${LIVE_IS_UNCHANGED}`, { cause: error });
  }
}

function stopIfInterrupted(signal: AbortSignal | undefined): void {
  if (signal?.aborted) throw new CliError(`Interrupted. ${BEFORE} Run "npm run deploy" again.`);
}

/**
 * Makes the documents live. Restores the former ones if anything is wrong with the new ones.
 * @param wasUsable whether a guest could use the former ones.
 * @returns false when another deploy has changed the shop meanwhile.
 */
async function isShellThrough(
  options: DeployOptions,
  folder: string,
  plan: Plan,
  wasUsable: boolean,
): Promise<boolean> {
  const { site, client, smokeTest, retryLimits, signal } = options;
  const { remotes, shell } = plan.addresses;
  const shop = new URL(site.business.url).origin;
  const id = plan.sites.get('shell') ?? '';
  const { isLate, version } = await runStep(signal, 'asking what is live', async () => ({
    isLate: await isDisturbed(options, plan),
    version: await client.liveVersion(folder, id),
  }));
  if (isLate) return false;
  stopIfInterrupted(signal);
  let areRight = false;
  try {
    printRemark('the shell');
    await client.deploySites(folder, [id]);
    printRemark(`checking ${String(shell.length)} documents and files of the shell`);
    await verifyUrls(shell, retryLimits, signal);
    // Again, because the live documents need them from now on.
    await verifyUrls(remotes, retryLimits, signal);
    areRight = true;
    printRemark("a guest's visit");
    await smokeTest(shop);
    return true;
  } catch (error) {
    // Not restored after an interruption: firebase-tools has ended as well, and the next deploy continues.
    if (signal?.aborted)
      throw new CliError(
        'Interrupted. The new documents may be live, unverified: run "npm run deploy" again.',
        { cause: error },
      );
    // A rollback, above all, has to stay.
    const outcome =
      areRight && !wasUsable
        ? 'A visit to what was live before failed as well, so the new documents stay.'
        : await goBack();
    throw new CliError(`the shell: ${messageOf(error)}\n  ${outcome}`, { cause: error });
  }

  async function goBack(): Promise<string> {
    if (version === undefined)
      return 'Nothing was deployed before, so there is nothing to restore. Run "npm run deploy" again.';
    const registry = () => fetchText(`${shop}/registry.json`).catch(() => undefined);
    const known = [undefined, plan.registry, plan.upload.files.shell.get('registry.json')];
    if (!known.includes(await registry())) return `${DISTURBED}, so nothing was restored.`;
    printRemark('restoring what was live before');
    try {
      await client.restore(folder, id, version);
      const problem = 'the shop does not answer with the former documents.';
      // A host may fail while its copies are being replaced.
      await untilRight(
        async () => ((await registry()) === plan.registry ? undefined : problem),
        retryLimits,
      );
      return LIVE_IS_UNCHANGED;
    } catch (failure) {
      return `Restoring failed too: ${messageOf(failure)}\n  The new documents may be live. Run "npm run deploy" again, or roll back the site ${id} in the console of Firebase Hosting.`;
    }
  }
}
