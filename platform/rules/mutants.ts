/** The rules with one mistake, which some test must detect. */
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

/** The text between `return` or `if` and the next semicolon. */
function conditions(blank: string): Span[] {
  return [...blank.matchAll(/\b(?:return|if)\b\s*([^;]*);/g)].map((found) => {
    const [whole, condition = ''] = found;
    const end = found.index + whole.length - 1;
    return { start: end - condition.length, end };
  });
}

/** Splits at an operator outside of brackets. */
function split(blank: string, { start, end }: Span, operator: '&&' | '||'): Span[] {
  const parts: Span[] = [];
  let depth = 0;
  let from = start;
  for (let at = start; at < end; at += 1) {
    if ('([{'.includes(blank.charAt(at))) depth += 1;
    if (')]}'.includes(blank.charAt(at))) depth -= 1;
    if (depth > 0 || !blank.startsWith(operator, at)) continue;
    parts.push({ start: from, end: at });
    at += 1;
    from = at + 1;
  }
  return [...parts, { start: from, end }].map((part) => trimmed(blank, part));
}

function trimmed(blank: string, { start, end }: Span): Span {
  const text = blank.slice(start, end);
  return {
    start: start + text.length - text.trimStart().length,
    end: end - (text.length - text.trimEnd().length),
  };
}

const inside = ({ start, end }: Span): Span => ({ start: start + 1, end: end - 1 });

function isBracketed(blank: string, { start, end }: Span): boolean {
  const text = blank.slice(start, end);
  // "(a) && (b)" is already split, so brackets at both ends are one pair.
  return text.startsWith('(') && text.endsWith(')');
}

/** Replaces each operand with the neutral value of its operator, also in a condition with one operand. */
function withoutOperands(blank: string, condition: Span): Edit[] {
  const choices = split(blank, condition, '||');
  const neutral = choices.map((part) => ({ ...part, to: 'false' }));
  const operands = choices.flatMap((choice) => split(blank, choice, '&&'));
  return [
    ...(choices.length > 1 ? neutral : []),
    ...operands.flatMap((operand) => [
      { ...operand, to: 'true' },
      ...(isBracketed(blank, operand) ? withoutOperands(blank, inside(operand)) : []),
    ]),
  ];
}

function within(blank: string, condition: Span, pattern: RegExp): (Span & { text: string })[] {
  return [...blank.slice(condition.start, condition.end).matchAll(pattern)].map((found) => {
    const start = condition.start + found.index;
    return { start, end: start + found[0].length, text: found[0] };
  });
}

/** Moves each number up and down by one, and makes each bound strict. */
function movedBounds(blank: string, condition: Span): Edit[] {
  return [
    ...within(blank, condition, /\b\d+\b/g).flatMap(({ text, ...span }) =>
      [Number(text) + 1, Number(text) - 1].map((value) => ({ ...span, to: String(value) })),
    ),
    ...within(blank, condition, /[<>]=/g).map(({ text, ...span }) => ({
      ...span,
      to: text.charAt(0),
    })),
  ];
}

/** Changes each string. */
function changedStrings(source: string, blank: string, condition: Span): Edit[] {
  return within(blank, condition, /' +'/g).map(({ start, end }) => ({
    start,
    end,
    to: `${source.slice(start, end - 1)}~'`,
  }));
}

/** Removes each permission, completely and method by method. */
function withoutPermissions(blank: string): Edit[] {
  return [...blank.matchAll(/\ballow\s+([\w\s,]+)[^;]*;/g)].flatMap((found) => {
    const [whole, list = ''] = found;
    const methods = list.split(',').map((method) => method.trim());
    const start = found.index + whole.indexOf(list);
    const fewer = methods.map((method) => ({
      start,
      end: start + list.trimEnd().length,
      to: methods.filter((other) => other !== method).join(', '),
    }));
    return [
      { start: found.index, end: found.index + whole.length, to: '' },
      ...(methods.length > 1 ? fewer : []),
    ];
  });
}

/** Extends each rule for one document to everything below it. */
function extendedPaths(blank: string): Edit[] {
  return [...blank.matchAll(/\bmatch\s+\/(?!databases\b)\w+\/\{\w+\}/g)].map((found) => {
    const end = found.index + found[0].length - 1;
    return { start: found.index, end: end + 1, to: `${found[0].slice(0, -1)}=**}` };
  });
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
  const edits = [
    ...withoutPermissions(blank),
    ...extendedPaths(blank),
    ...conditions(blank).flatMap((condition) => [
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
