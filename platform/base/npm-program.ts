/** The npm that runs this program, or the one on the path: the program, and what comes before npm's own arguments. */
export function npmProgram(): readonly [program: string, first: readonly string[]] {
  const npm = process.env.npm_execpath;
  return npm ? [process.execPath, [npm]] : ['npm', []];
}
