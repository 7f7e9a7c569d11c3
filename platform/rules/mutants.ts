/** The rules with one mistake, which a test must detect. */
export type Mutant = {
  /** In the original file, from 1. */
  line: number;
  /** The original and the new text. */
  change: string;
  source: string;
};

type Span = { start: number; end: number };
type Edit = Span & { to: string };

/** The same text with spaces in place of comments and the contents of strings, which may contain operators. */
export function blanked(source: string): string {
  return source.replace(/\/\/[^\n]*|'(?:\\.|[^'\\])*'/g, (found) =>
    found.startsWith("'") ? `'${' '.repeat(found.length - 2)}'` : ' '.repeat(found.length),
  );
}

/** The matches of a pattern inside a span. */
function found(blank: string, pattern: RegExp, { start, end }: Span): (Span & { text: string })[] {
  return [...blank.slice(start, end).matchAll(pattern)].map(({ index, 0: text }) => ({
    start: start + index,
    end: start + index + text.length,
    text,
  }));
}

/** Splits at an operator outside of brackets; the parts are trimmed. */
function split(blank: string, { start, end }: Span, operator: '&&' | '||'): Span[] {
  const parts: Span[] = [];
  let depth = 0;
  let from = start;
  for (let at = start; at <= end; at += 1) {
    if ('([{'.includes(blank.charAt(at))) depth += 1;
    if (')]}'.includes(blank.charAt(at))) depth -= 1;
    if (at < end && (depth > 0 || !blank.startsWith(operator, at))) continue;
    parts.push(...found(blank, /\S(?:[^]*\S)?/g, { start: from, end: at }));
    from = at + operator.length;
  }
  return parts;
}

/** Replaces each operand with the neutral value of its operator, also in a condition with one operand. */
function withoutOperands(blank: string, condition: Span): Edit[] {
  const choices = split(blank, condition, '||');
  const neutral = choices.map((part) => ({ ...part, to: 'false' }));
  const operands = choices.flatMap((choice) => split(blank, choice, '&&'));
  return [
    ...(choices.length > 1 ? neutral : []),
    ...operands.flatMap((operand) => {
      const { start, end } = operand;
      // "(a) && (b)" is already split, so brackets at both ends are one pair.
      const isBracketed = blank.charAt(start) === '(' && blank.charAt(end - 1) === ')';
      const inside = { start: start + 1, end: end - 1 };
      return [{ ...operand, to: 'true' }, ...(isBracketed ? withoutOperands(blank, inside) : [])];
    }),
  ];
}

/** Moves each number up and down by one, and makes each bound strict. */
function movedBounds(blank: string, condition: Span): Edit[] {
  return [
    ...found(blank, /\b\d+\b/g, condition).flatMap(({ text, ...span }) =>
      [Number(text) + 1, Number(text) - 1].map((value) => ({ ...span, to: String(value) })),
    ),
    ...found(blank, /[<>]=/g, condition).map(({ text, ...span }) => ({
      ...span,
      to: text.charAt(0),
    })),
  ];
}

/** Changes each string. */
function changedStrings(source: string, blank: string, condition: Span): Edit[] {
  return found(blank, /' +'/g, condition).map(({ start, end }) => ({
    start,
    end,
    to: `${source.slice(start, end - 1)}~'`,
  }));
}

/** Removes each permission, completely and method by method. */
function withoutPermissions(blank: string, all: Span): Edit[] {
  return found(blank, /\ballow\b[^;]*;/g, all).flatMap((permission) => {
    const lists = found(blank, /(?<=\ballow\s+)\w+(?:\s*,\s*\w+)*/g, permission);
    const fewer = lists.flatMap((list) => {
      const methods = list.text.split(/\s*,\s*/);
      return methods.map((method) => ({
        ...list,
        to: methods.filter((other) => other !== method).join(', '),
      }));
    });
    return [{ ...permission, to: '' }, ...(fewer.length > 1 ? fewer : [])];
  });
}

/** Extends each rule for one document to everything below it. */
function extendedPaths(blank: string, all: Span): Edit[] {
  return found(blank, /\bmatch\s+\/(?!databases\b)\w+\/\{\w+\}/g, all).map((path) => ({
    ...path,
    to: `${path.text.slice(0, -1)}=**}`,
  }));
}

function shortened(text: string): string {
  const line = text.replace(/\s+/g, ' ');
  return line.length > 60 ? `${line.slice(0, 59)}…` : line;
}

/**
 * Every mutant of the rules: each operand, permission, bound, string and path in turn.
 * @param source of a rules file with conditions in `allow … if …;` and `return …;`.
 */
export function mutantsOf(source: string): Mutant[] {
  const blank = blanked(source);
  const all = { start: 0, end: blank.length };
  const conditions = found(blank, /(?<=\b(?:return|if)\b)[^;]*(?=;)/g, all);
  const edits = [
    ...withoutPermissions(blank, all),
    ...extendedPaths(blank, all),
    ...conditions.flatMap((condition) => [
      ...withoutOperands(blank, condition),
      ...movedBounds(blank, condition),
      ...changedStrings(source, blank, condition),
    ]),
  ];
  return edits
    .sort((one, other) => one.start - other.start)
    .map(({ start, end, to }) => ({
      line: source.slice(0, start).split('\n').length,
      change: `${shortened(source.slice(start, end))} → ${to || 'nothing'}`,
      source: source.slice(0, start) + to + source.slice(end),
    }));
}
