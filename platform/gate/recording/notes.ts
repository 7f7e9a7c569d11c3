import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { masked } from './random-texts';

/**
 * The kinds of notes, with what each is about; words of the page itself need no name. Differences are listed in this
 * order: what costs money, loses orders or shuts people out comes first.
 */
export const KINDS = {
  money: '',
  mail: 'the owner’s mail',
  documents: 'documents',
  requests: 'requests',
  keyboard: 'stops of Tab',
  words: '',
  print: 'on paper',
  search: 'for search engines',
  files: '',
  links: '',
  focus: 'the focus',
  accessibility: 'for screen readers',
  covered: '',
  idle: '',
  storage: 'stored in the browser',
  running: 'left running on the page',
  events: 'events on the bus',
  bytes: 'size of scripts and styles',
  look: '',
};
export type Kind = keyof typeof KINDS;

const KindSchema = v.custom<Kind>((name) => typeof name === 'string' && Object.hasOwn(KINDS, name));

const NoteSchema = v.object({
  /** The number of the action in its journey. */
  step: v.number(),
  /** `/cart`, or `/cart (2)` on the second page that the journey opened; empty for what no page shows. */
  where: v.string(),
  /** Empty for what belongs to no part of a page, such as the owner's mail. */
  module: v.string(),
  kind: KindSchema,
  /** The heading above it; empty when there is none. */
  about: v.string(),
  /** Whether it is no longer there. */
  isGone: v.boolean(),
  text: v.string(),
});
/** What a person, or the owner, would notice after an action. */
export type Note = v.InferOutput<typeof NoteSchema>;
/** What a page shows at some time. */
export type Line = Pick<Note, 'module' | 'kind' | 'about' | 'text'>;

const RecordingSchema = v.object({
  title: v.string(),
  /** For Playwright: `/e2e/guest/checkout.spec.ts:22`. */
  place: v.string(),
  /** Why the journey could not be played to its end. */
  failure: v.optional(v.string()),
  notes: v.array(NoteSchema),
  /** The pages that could not be read after an action, each with the reason. */
  unread: v.array(v.string()),
  /** V8's coverage of the scripts of its pages; empty for what is live. */
  scripts: v.array(
    v.object({
      url: v.string(),
      ranges: v.array(
        v.object({ startOffset: v.number(), endOffset: v.number(), count: v.number() }),
      ),
    }),
  ),
});
/** A journey that was played. */
export type Recording = v.InferOutput<typeof RecordingSchema>;

/** The notes of a journey while it is played. */
export class Journal {
  readonly notes: Note[] = [];
  readonly unread = new Set<string>();
  /** The number of the action. */
  step = 0;

  add(
    kind: Kind,
    text: string,
    { module = '', where = '', about = '', isGone = false }: Partial<Note> = {},
  ): void {
    const note = { step: this.step, where, module, kind, isGone };
    this.notes.push({ ...note, about: masked(about), text: masked(text) });
  }
}

/** In the folder of a journey, next to its pictures. */
export const RECORDING = 'recording.json';

/** Reads every journey that was recorded in a folder. */
export const readRecordings = (folder: string): Recording[] =>
  readdirSync(folder)
    .map((journey) => join(folder, journey, RECORDING))
    .filter((path) => existsSync(path))
    .map((path) => v.parse(RecordingSchema, JSON.parse(readFileSync(path, 'utf8'))));

/** How often each of these texts occurs. */
export function countEach(texts: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
  return counts;
}
