import type { Problems } from '../draft/field-problems';

/** What a field needs to show a text of a draft, by its name, with its problem. */
export function fieldOf<Name extends string>(
  textOf: (name: Name) => string,
  problems: Problems,
  change: (part: Readonly<Record<string, string>>) => void,
) {
  return (name: Name, label: string) => ({
    ...{ name, label, value: textOf(name), error: problems.get(name) },
    onValue: (text: string) => change({ [name]: text }),
  });
}
