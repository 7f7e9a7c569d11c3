import { openStore } from '../store';
import { faultyProcess, queue } from './faulty-files';
import { perform, type Command, type Kitchen } from './store-commands';

/**
 * The program of a process that runs one command in a store and is killed by the system after one of its operations.
 * Its argument is an `Errand` as JSON.
 */
export interface Errand {
  kitchen: Kitchen;
  directory: string;
  command: Command;
  at: number;
}

/** @returns only when the command has fewer operations than `at`. */
export async function runAndDie({ kitchen, directory, command, at }: Errand): Promise<void> {
  const { files } = faultyProcess(queue(), { kind: 'kill', at }, () => {
    process.kill(process.pid, 'SIGKILL');
  });
  await perform(kitchen, openStore(directory, files), command);
}
