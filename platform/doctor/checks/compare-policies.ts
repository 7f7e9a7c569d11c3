/** On a static host one policy allows the inline code of all documents, by its hashes. */
const HASH = /^'sha\d+-/;

type Policy = ReadonlyMap<string, readonly string[]>;

/**
 * Describes how a served Content-Security-Policy differs from the expected one.
 * @param widest what it may allow at most.
 */
export function comparePolicies(answered: string, expected: string, widest = expected): string[] {
  const [actual, wanted, permitted] = [parse(answered), parse(expected), parse(widest)];
  return [
    ...describe(wanted, actual, (directive, source) => `does not allow ${source} in ${directive}`),
    ...describe(actual, permitted, (directive, source) =>
      HASH.test(source) ? undefined : `allows ${source} in ${directive}, which it should not`,
    ),
    ...[...wanted.keys()]
      .filter((directive) => !actual.has(directive))
      .map((directive) => `has no ${directive}`),
  ];
}

/** Calls `say` for each source of the first policy that the second lacks, in the directives that both have. */
function describe(
  some: Policy,
  other: Policy,
  say: (directive: string, source: string) => string | undefined,
): string[] {
  return [...some].flatMap(([directive, sources]) => {
    const known = other.get(directive);
    if (!known) return [];
    return sources
      .filter((source) => !known.includes(source))
      .flatMap((source) => say(directive, source) ?? []);
  });
}

function parse(policy: string): Policy {
  return new Map(
    policy.split(';').map((part): [string, string[]] => {
      const [name = '', ...sources] = part.trim().split(/\s+/);
      return [name, sources];
    }),
  );
}
