import { spawn } from 'node:child_process';

export type CommandResult = { isFound: boolean; code: number; output: string };

/**
 * Runs a program to its end and keeps what it printed on both channels.
 * A program that does not exist is a result (`isFound: false`), not an error.
 */
export function runCommand(
  command: string,
  args: readonly string[],
  options: { cwd?: string; env?: NodeJS.ProcessEnv; shows?: boolean } = {},
): Promise<CommandResult> {
  return new Promise((done) => {
    const child = spawn(command, args, {
      ...(options.cwd !== undefined && { cwd: options.cwd }),
      env: options.env ?? process.env,
      stdio: [
        'ignore',
        options.shows === true ? 'inherit' : 'pipe',
        options.shows === true ? 'inherit' : 'pipe',
      ],
    });
    let output = '';
    const keep = (chunk: Buffer) => {
      output += chunk.toString();
    };
    child.stdout?.on('data', keep);
    child.stderr?.on('data', keep);
    child.once('error', (error) => {
      done({ isFound: false, code: 127, output: error.message });
    });
    child.once('close', (code) => {
      done({ isFound: true, code: code ?? 1, output });
    });
  });
}
