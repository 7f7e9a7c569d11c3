import { CliError, messageOf } from '../../../base';
import type { Files } from '../../files/files';
import { openStore, type Store } from '../store';
import type { State } from '../state';
import { faultyProcess, queue, type Fault } from './faulty-files';
import { leftovers, violations } from './store-checks';
import { changed, type Command, perform, type TestShop } from './store-commands';

/** One process that runs a command, possibly with a fault. */
export interface Run {
  command: Command;
  fault?: Fault;
}

export interface Counts {
  sequences: number;
  commands: number;
  kills: number;
  refusals: number;
  recoveries: number;
}

export interface World {
  shop: TestShop;
  directory: string;
  counts: Counts;
  /** Plants a bug by replacing these operations. */
  bug: (files: Files) => Files;
  /** Whether the last command was killed, or refused by the disk. */
  wasDisturbed: boolean;
}

type End = 'done' | 'killed' | CliError;

async function runs(
  world: World,
  { command, fault }: Run,
  enqueue: ReturnType<typeof queue>,
): Promise<End> {
  const { files, killed, end } = faultyProcess(enqueue, fault);
  const store = openStore(world.directory, world.bug(files));
  const result = perform(world.shop, store, command).then(
    () => 'done' as const,
    (error: unknown) => {
      if (error instanceof CliError) return error;
      throw new Error(`${command.do} ended without a sentence: ${messageOf(error)}`, {
        cause: error,
      });
    },
  );
  try {
    return await Promise.race([result, killed]);
  } finally {
    end();
  }
}

/**
 * Runs commands at the same time, then checks the store.
 * @throws Error naming every violation.
 */
export async function runTogether(world: World, together: readonly Run[]): Promise<void> {
  const { shop, counts } = world;
  const plain = openStore(world.directory);
  const before = await plain.readState();
  const enqueue = queue();
  const ends = await Promise.all(together.map((run) => runs(world, run, enqueue)));
  const found = await violations(plain, shop);
  const after = await plain.readState();
  const allowed = possible(
    shop,
    plain,
    before,
    together.map(({ command }, n) => ({ command, end: ends[n] ?? 'done' })),
  );
  if (!allowed.some((state) => gist(state) === gist(after)))
    found.push(`the state became ${gist(after)}, and not one of ${allowed.map(gist).join(' or ')}`);
  const isUndisturbed = together.every(({ fault }) => !fault);
  const isComposed = together.some(
    ({ command }, n) => ends[n] === 'done' && !['publish', 'prune', 'deploy'].includes(command.do),
  );
  if (isUndisturbed && isComposed) found.push(...leftovers(plain));
  if (found.length > 0) throw new Error(`${ends.map(String).join(', ')}:\n  ${found.join('\n  ')}`);

  counts.commands += together.length;
  const kills = ends.filter((end) => end === 'killed').length;
  const refusals = ends.filter((end, n) => end instanceof CliError && together[n]?.fault).length;
  counts.kills += kills;
  counts.refusals += refusals;
  if (world.wasDisturbed && isUndisturbed) counts.recoveries += 1;
  world.wasDisturbed = kills + refusals > 0 || (world.wasDisturbed && !isUndisturbed);
}

type Ended = { command: Command; end: End };

/**
 * The states that the commands may leave: with every command that was done, in any order, and with or without each that
 * was not.
 */
function possible(shop: TestShop, store: Store, before: State, all: readonly Ended[]): State[] {
  const states = all.some(({ end }) => end === 'done') ? [] : [before];
  for (const [n, { command }] of all.entries()) {
    const rest = all.filter((_, place) => place !== n);
    let next: State;
    try {
      next = changed(shop, store, command, before);
    } catch {
      next = before;
    }
    states.push(...possible(shop, store, next, rest));
  }
  return states;
}

/** A state without its times. */
const gist = ({ live, canaries, log }: State) =>
  JSON.stringify([
    Object.entries(live).sort(),
    Object.entries(canaries).sort(),
    log.slice(-6).map(({ action, module, version }) => [action, module, version]),
  ]);
