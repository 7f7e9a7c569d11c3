/** What a person would call an element: its role and name, its label, or its text. */
export interface Query {
  by: 'role' | 'label' | 'text' | 'selector';
  value: string;
  /** The accessible name; a pattern without its slashes when `isPattern`. */
  name?: string;
  isPattern?: boolean;
  within?: Query;
}

/** @param name the whole accessible name, or a pattern. */
export function role(value: string, name?: string | RegExp): Query {
  if (name === undefined) return { by: 'role', value };
  return typeof name === 'string'
    ? { by: 'role', value, name }
    : { by: 'role', value, name: name.source, isPattern: true };
}

export const button = (name: string | RegExp) => role('button', name);
export const link = (name: string | RegExp) => role('link', name);
export const heading = (name: string | RegExp) => role('heading', name);
export const label = (value: string): Query => ({ by: 'label', value });
export const text = (value: string): Query => ({ by: 'text', value });
export const selector = (value: string): Query => ({ by: 'selector', value });

/** The same element, searched only inside another one. */
export const within = (outer: Query, query: Query): Query => ({ ...query, within: outer });

/** Describes the element in error messages. */
export function describe({ by, value, name, within }: Query): string {
  const outer = within ? ` in ${describe(within)}` : '';
  return `the ${name === undefined ? by : value} "${name ?? value}"${outer}`;
}
