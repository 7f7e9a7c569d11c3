/**
 * Adds the line of the file to each problem of `describeIssues`; a missing field gets the line of the object it belongs to.
 * @param json the file's text, valid JSON.
 * @param problems sentences that begin with a field's path: `venmo.handle is missing`.
 * @returns the sentences with `line 12: ` before them; unchanged where no line is known.
 */
export function withLines(json: string, problems: readonly string[]): string[] {
  const lines = linesOf(json);
  return problems.map((problem) => {
    const steps = /^[^\s:]+/.exec(problem)?.[0].split('.') ?? [];
    for (; steps.length > 0; steps.pop()) {
      const line = lines.get(steps.join('.'));
      if (line !== undefined) return `line ${String(line)}: ${problem}`;
    }
    return problem;
  });
}

/** The line of each key, by its path. */
function linesOf(json: string): Map<string, number> {
  const lines = new Map<string, number>();
  const path: string[] = [];
  let depth = 0;
  let line = 1;
  for (const [token, , key] of json.matchAll(/"((?:[^"\\]|\\.)*)"(\s*:)?|[{}[\]\n]/g)) {
    if (token === '\n') line += 1;
    else if (token === '{' || token === '[') depth += 1;
    else if (token === '}' || token === ']') depth -= 1;
    else if (key !== undefined) {
      path.length = depth;
      path[depth - 1] = token.slice(1, token.lastIndexOf('"'));
      lines.set(path.join('.'), line);
    }
  }
  return lines;
}
