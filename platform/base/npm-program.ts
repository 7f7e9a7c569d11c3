/** The npm that runs this program, or the one on the PATH: the program, and the arguments that precede npm's own. */
export function npmProgram(): readonly [program: string, first: readonly string[]] {
  const npm = process.env.npm_execpath;
  return npm ? [process.execPath, [npm]] : ['npm', []];
}
