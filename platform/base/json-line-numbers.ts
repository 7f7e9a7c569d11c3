/**
 * Adds the line number to each problem of `describeIssues`; for a missing field, the line of its object.
 * @param json the text of the file, valid JSON.
 * @returns `line 12: venmo.handle is missing`; unchanged where no line is known.
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
