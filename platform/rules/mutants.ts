/** The rules with one thing broken, which some test must notice. */
export type Mutant = {
  /** Counted from 1, in the unbroken file. */
  line: number;
  /** What was there and what is there now, for the table. */
  change: string;
  source: string;
};

type Span = { start: number; end: number };
type Edit = Span & { to: string };

/** The same text with comments and the insides of strings blanked, so that signs in them are no signs. */
export function blanked(source: string): string {
  return source.replace(/\/\/[^\n]*|'(?:\\.|[^'\\])*'/g, (found) =>
    found.startsWith("'") ? `'${' '.repeat(found.length - 2)}'` : ' '.repeat(found.length),
  );
}

/** What stands between `return` or `if` and the next semicolon. */
function conditions(blank: string): Span[] {
  return [...blank.matchAll(/\b(?:return|if)\b\s*([^;]*);/g)].map((found) => {
    const [whole, condition = ''] = found;
    const end = found.index + whole.length - 1;
    return { start: end - condition.length, end };
  });
}

/** Splits at a sign that stands in no bracket. */
function split(blank: string, { start, end }: Span, sign: '&&' | '||'): Span[] {
  const parts: Span[] = [];
  let depth = 0;
  let from = start;
  for (let at = start; at < end; at += 1) {
    if ('([{'.includes(blank.charAt(at))) depth += 1;
    if (')]}'.includes(blank.charAt(at))) depth -= 1;
    if (depth > 0 || !blank.startsWith(sign, at)) continue;
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
  // "(a) && (b)" was split before, so a bracket at both ends is one pair.
  return text.startsWith('(') && text.endsWith(')');
}

/** Each operand gives way to the word that no longer decides; so does a condition that has one operand only. */
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

function within(blank: string, condition: Span, sign: RegExp): (Span & { text: string })[] {
  return [...blank.slice(condition.start, condition.end).matchAll(sign)].map((found) => {
    const start = condition.start + found.index;
    return { start, end: start + found[0].length, text: found[0] };
  });
}

/** Each figure one up and one down, and each bound without the bound itself. */
function movedBounds(blank: string, condition: Span): Edit[] {
  return [
    ...within(blank, condition, /\b\d+\b/g).flatMap(({ text, ...span }) =>
      [Number(text) + 1, Number(text) - 1].map((figure) => ({ ...span, to: String(figure) })),
    ),
    ...within(blank, condition, /[<>]=/g).map(({ text, ...span }) => ({
      ...span,
      to: text.charAt(0),
    })),
  ];
}

/** Each word that is compared or listed becomes another. */
function changedWords(source: string, blank: string, condition: Span): Edit[] {
  return within(blank, condition, /' +'/g).map(({ start, end }) => ({
    start,
    end,
    to: `${source.slice(start, end - 1)}~'`,
  }));
}

/** Each permission is taken away, whole and method by method. */
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

/** Each rule for one document is stretched to all that lies below it. */
function stretchedPaths(blank: string): Edit[] {
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
 * Every way to break the rules that is worth a test: each operand, permission, bound, word and path in turn.
 * @param source of a rules file whose conditions stand in `allow … if …;` and `return …;`.
 */
export function mutantsOf(source: string): Mutant[] {
  const blank = blanked(source);
  const edits = [
    ...withoutPermissions(blank),
    ...stretchedPaths(blank),
    ...conditions(blank).flatMap((condition) => [
      ...withoutOperands(blank, condition),
      ...movedBounds(blank, condition),
      ...changedWords(source, blank, condition),
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
