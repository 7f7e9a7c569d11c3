import { CliError } from '../../base';

export interface Statement {
  readonly number: number;
  /** The letter of its section, `A` to `M`. */
  readonly section: string;
  readonly text: string;
}

/**
 * Reads docs/conformance/statements.md: `## A. Title` opens a section, `12. Text` is a statement. The text after the
 * heading `## Decisions` is not read.
 * @throws CliError when the numbers are not 1, 2, 3, … in order.
 */
export function parseStatements(markdown: string): Statement[] {
  const statements: Statement[] = [];
  let section: string | undefined;
  for (const line of markdown.split('\n')) {
    const heading = /^## (?:([A-Z])\. )?/.exec(line);
    if (heading) section = heading[1];
    const [, digits, text] = /^(\d+)\. (.+)$/.exec(line) ?? [];
    if (section === undefined || digits === undefined || text === undefined) continue;
    const number = Number(digits);
    const expected = statements.length + 1;
    if (number !== expected) {
      throw new CliError(
        `statements.md: found statement ${number} where ${expected} was expected.`,
      );
    }
    statements.push({ number, section, text });
  }
  return statements;
}

/** The statement numbers in a test's title: `[34]` on its own, unlike the index in `menu[0]`. */
export function numbersInTitle(title: string): number[] {
  const numbers = [...title.matchAll(/(?<=^|[\s\]])\[(\d+)\](?!\w|\.\w)/g)].map(([, digits]) =>
    Number(digits),
  );
  return [...new Set(numbers)];
}
