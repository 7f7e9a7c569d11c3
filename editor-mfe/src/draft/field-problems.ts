/** The message for each invalid field, by the name of its input. */
export type Problems = ReadonlyMap<string, string>;

export type Found = readonly [name: string, problem: string | undefined];

/** What is stored of a draft; undefined if the draft has problems. */
export type Checked<Fields> = { fields: Fields | undefined; problems: Problems };

export const NO_PROBLEMS: Problems = new Map();

/** @param fields what is stored if none of the fields has a problem. */
export function checked<Fields>(fields: Fields, found: readonly Found[]): Checked<Fields> {
  const problems = problemsIn(found);
  return { fields: problems.size === 0 ? fields : undefined, problems };
}

/** A browser's field for a date takes longer years, too. */
export function yearProblem(date: string): string | undefined {
  return date.length > 10 ? 'Enter a year with four digits.' : undefined;
}

export function problemsIn(found: readonly Found[]): Problems {
  return new Map(found.flatMap(([name, problem]) => (problem ? [[name, problem]] : [])));
}
