import { openStore } from '../store';
import { faultyProcess, queue } from './faulty-files';
import { type Command, perform, type TestShop } from './store-commands';

/**
 * The program of a process that runs one command in a store and is killed by the system after one of its operations.
 * Its argument is a `CrashScenario` as JSON.
 */
export interface CrashScenario {
  shop: TestShop;
  directory: string;
  command: Command;
  at: number;
}

/** @returns only when the command has fewer operations than `at`. */
export async function runAndCrash({ shop, directory, command, at }: CrashScenario): Promise<void> {
  const { files } = faultyProcess(queue(), { kind: 'kill', at }, () => {
    process.kill(process.pid, 'SIGKILL');
  });
  await perform(shop, openStore(directory, files), command);
}
