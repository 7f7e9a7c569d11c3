import fc from 'fast-check';
import { MODULES } from '../../../modules';
import type { Fault } from './faulty-files';
import { runTogether, type Run, type World } from './model';
import type { Command } from './store-commands';
import { BUILDS } from './test-shop';

const modules = fc.constantFrom(...MODULES);
const builds = fc.integer({ min: 0, max: BUILDS - 1 });
const commandArbitrary: fc.Arbitrary<Command> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({ do: fc.constant('release' as const), module: modules, build: builds }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('canary' as const), module: modules, build: builds }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constant('publish' as const), module: modules, build: builds }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constantFrom('promote' as const, 'rollback' as const),
      module: modules,
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('start' as const), build: builds }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constantFrom('prune' as const, 'deploy' as const) }) },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('recompose' as const),
      hosts: fc.integer({ min: 0, max: 1 }),
    }),
  },
);
const kinds = fc.constantFrom<Fault['kind'][]>('kill', 'kill', 'tear', 'ENOSPC', 'EROFS', 'EACCES');
const faultArbitrary: fc.Arbitrary<Fault> = fc.oneof(
  fc.record({ kind: kinds, at: fc.integer({ min: 1, max: 40 }) }),
  fc.record({ kind: kinds, at: fc.integer({ min: 1, max: 300 }) }),
  fc.record({
    kind: kinds,
    at: fc.integer({ min: 1, max: 30 }),
    isOnRecords: fc.constant(true),
  }),
);
const runArbitrary: fc.Arbitrary<Run> = fc
  .record({
    command: commandArbitrary,
    fault: fc.option(faultArbitrary, { nil: undefined, freq: 3 }),
  })
  .map(({ command, fault }) => ({ command, ...(fault && { fault }) }));

class Step implements fc.AsyncCommand<object, World> {
  constructor(private readonly together: readonly Run[]) {}
  check = () => true;
  run = (_model: object, world: World) => runTogether(world, this.together);
  toString = () =>
    this.together
      .map(
        ({ command, fault }) =>
          JSON.stringify(command) +
          (fault
            ? ` ${fault.kind}@${String(fault.at)}${fault.isOnRecords ? ' of the records' : ''}`
            : ''),
      )
      .join(' beside ');
}

/**
 * Sequences of commands, sometimes two at the same time.
 * @param replayPath from the message of a failure.
 */
export function sequences(replayPath?: string) {
  return fc.commands(
    [
      runArbitrary.map((run) => new Step([run])),
      runArbitrary.map((run) => new Step([run])),
      runArbitrary.map((run) => new Step([run])),
      fc.tuple(runArbitrary, runArbitrary).map((runs) => new Step(runs)),
    ],
    { maxCommands: 8, size: 'max', ...(replayPath !== undefined && { replayPath }) },
  );
}
