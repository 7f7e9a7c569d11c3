export type CommandResult = { code: number; output: string };

interface RunOptions {
  cwd?: string;
  /** Added to the variables of this process. */
  env?: NodeJS.ProcessEnv;
  /** Prints to this terminal instead of collecting the output. */
  shows?: boolean;
  /** Leaves out what a program that succeeds writes about itself, such as warnings. */
  answers?: boolean;
  /** Aborted to end the program early. */
  signal?: AbortSignal;
}

/**
 * Runs a program to its end, without input.
 * @returns its exit code (1 when it does not exist or a signal ended it) and its output, both streams combined.
 */
export async function runCommand(
  command: string,
  args: readonly string[],
  { cwd, env, shows = false, answers = false, signal }: RunOptions = {},
): Promise<CommandResult> {
  // The import is here because most importers of this room never run a program.
  const { execa } = await import('execa');
  const result = await execa(command, args, {
    all: true,
    reject: false,
    stdin: 'ignore',
    ...(shows && { stdout: 'inherit', stderr: 'inherit' }),
    ...(cwd !== undefined && { cwd }),
    ...(env && { env }),
    ...(signal && { cancelSignal: signal }),
  });
  const { exitCode, stdout, all } = result;
  if (answers && exitCode === 0) return { code: 0, output: stdout ?? '' };
  return { code: exitCode ?? 1, output: all || (result.originalMessage ?? '') };
}
