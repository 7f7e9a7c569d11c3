/** What a person, or the owner, would notice after an action. A trace is all of them, one a line. */
export interface Note {
  /** The number of the action in its journey. */
  step: number;
  /** `/cart`, or `/cart (2)` on the second page that the journey opened. */
  where: string;
  /** Empty for what belongs to no part of a page, such as the owner's mail. */
  module: string;
  kind: Kind;
  /** The heading above it; empty when there is none. */
  about: string;
  /** `+` what is there now, `-` what no longer is. */
  sign: '+' | '-';
  text: string;
}

const KINDS = [
  'words',
  'links',
  'print',
  'search',
  'files',
  'accessibility',
  'focus',
  'keyboard',
  'covered',
  'mail',
  'documents',
  'requests',
  'events',
  'storage',
  'listeners',
  'idle',
] as const;
export type Kind = (typeof KINDS)[number];

const SEPARATOR = '\t';

/** A trace as a text that Playwright compares and shows. */
export function writeTrace(notes: readonly Note[]): string {
  return notes
    .map(({ step, where, module, kind, about, sign, text }) =>
      [String(step), where, module, kind, about, sign + text]
        .map((field) => field.replace(/\s+/g, ' '))
        .join(SEPARATOR),
    )
    .join('\n');
}

/** Reads what `writeTrace` wrote. */
export function readTrace(trace: string): Note[] {
  return trace
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      const [step = '', where = '', module = '', name = '', about = '', text = ''] =
        line.split(SEPARATOR);
      const kind = KINDS.find((one) => one === name);
      if (!kind) throw new Error(`This line is not part of a trace: ${line}`);
      const sign = text.startsWith('-') ? '-' : '+';
      return { step: Number(step), where, module, kind, about, sign, text: text.slice(1) };
    });
}
