import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CliError, messageOf, NAME, printRemark } from '../base';
import type { DeployClient } from './firebase';
import { planDeploy, type Plan, type PlanInput } from './plan';
import { type Address, writeUpload } from './upload';
import { checkDeployed, type RetryLimits, verifyUrls } from './verify-urls';

export interface DeployOptions extends PlanInput {
  client: DeployClient;
  retryLimits: RetryLimits;
  /** Where documents wait. A rollback has a place of its own, because it may come beside a publish or another one. */
  channel: 'staged' | `urgent${number}`;
  /** Stops between two steps; the next deploy continues. */
  signal?: AbortSignal;
}

/** Documents that are on their host, at an address that no guest knows. */
export interface Staged {
  plan: Plan;
  /** The Hosting site of the shell, and its new version; without one, guests get everything already. */
  site: string;
  version?: string;
  /** The version that guests get until then; undefined before the first deploy. */
  former?: string;
  /** Where the documents can be visited. */
  address: string;
}

/**
 * Brings everything that new documents name to its hosts, then the documents themselves to an address that no guest
 * knows, and checks every byte. What guests get does not change. Prints each step. After an interruption, run it again.
 * @throws CliError naming the step that failed.
 */
export async function stage(options: DeployOptions): Promise<Staged> {
  const { client, retryLimits, signal, channel } = options;
  const plan = await planDeploy(options);
  const { remotes, shell } = plan.addresses;
  const site = plan.sites.get('shell') ?? '';
  if ((await checkDeployed(plan.addresses)).problem === undefined)
    return { plan, site, address: plan.shop };
  const step = <Result>(what: string, run: () => Promise<Result>) => runStep(signal, what, run);
  const folder = mkdtempSync(join(tmpdir(), `${NAME}-deploy-`));
  try {
    writeUpload(folder, plan.upload);
    await step('the remotes', () =>
      client.deploySites(
        folder,
        [...plan.sites].flatMap(([module, id]) => (module === 'shell' ? [] : [id])),
      ),
    );
    await step(`checking ${String(remotes.length)} files of the remotes`, () =>
      verifyUrls(remotes, retryLimits, signal),
    );
    const former = await step('asking what is live', () => client.liveVersion(folder, site));
    const { version, address } = await step('the shell', () => client.stage(folder, site, channel));
    const staged = shell.map((one) => at(one, plan.shop, address));
    await step(`checking ${String(shell.length)} documents and files of the shell`, () =>
      verifyUrls(staged, retryLimits, signal),
    );
    return { plan, site, version, address, ...(former !== undefined && { former }) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * Checks that documents are still where they were staged, so that they are what was visited, and what they load with
 * them: until a switch is pushed, another publish does not know of it.
 * @throws CliError when another publish has staged its own since.
 */
export async function requireStaged(
  { address, version, plan: { addresses, shop } }: Staged,
  limits: RetryLimits,
): Promise<void> {
  if (version === undefined) return;
  const staged = addresses.shell.map((one) => at(one, shop, address));
  try {
    await verifyUrls([...addresses.remotes, ...staged], limits);
  } catch (cause) {
    throw new CliError(
      `What was staged is no longer at ${address}: another publish has staged its own. ${BEFORE} Run the command, or all jobs, again.`,
      { cause },
    );
  }
}

const at = (one: Address, shop: string, address: string): Address => ({
  ...one,
  url: address + one.url.slice(shop.length),
});

/**
 * Makes staged documents live, which takes a second, and checks every byte that guests get.
 * @throws CliError when the host did not do it, or a byte is wrong.
 */
export async function makeLive(
  { client, retryLimits, signal }: DeployOptions,
  { plan, site, version }: Staged,
): Promise<void> {
  const { remotes, shell } = plan.addresses;
  if (version !== undefined) {
    printRemark('live');
    await client.makeLive(site, version);
  }
  await verifyUrls(shell, retryLimits, signal);
  // The addresses are verified again, because the live documents need them from now on.
  await verifyUrls(remotes, retryLimits, signal);
}

/**
 * Makes the version of before live again, after a failure.
 * @throws CliError when the host did not do it, or there is no version of before.
 */
export async function goBack(
  { client }: Pick<DeployOptions, 'client'>,
  { site, former }: Pick<Staged, 'site' | 'former'>,
): Promise<void> {
  if (former === undefined) throw new CliError('There is nothing to restore.');
  printRemark('restoring what was live before');
  await client.makeLive(site, former);
}

export const BEFORE = 'Guests get what was live before.';

/** Runs a step during which guests get nothing new. */
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
    throw new CliError(`${what}: ${messageOf(error)}`, { cause: error });
  }
}

function stopIfInterrupted(signal: AbortSignal | undefined): void {
  if (signal?.aborted) throw new CliError('Interrupted.');
}
