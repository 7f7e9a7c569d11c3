import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { masked } from './recorded-shop';

/**
 * The kinds of notes, with what each is about; words of the page itself need no name. Differences are listed in this
 * order: first what other differences follow from, then what costs money, loses orders or shuts people out. Requests,
 * files, storage and what is left running have each noticed a mistake that no other kind did.
 */
export const KINDS = {
  way: '',
  money: '',
  mail: 'the owner’s mail',
  documents: 'documents',
  requests: 'requests',
  words: '',
  files: '',
  links: '',
  focus: 'the focus',
  accessibility: 'for screen readers',
  covered: '',
  storage: 'stored in the browser',
  running: 'left running on the page',
  events: 'events on the bus',
  bytes: 'size of scripts and styles',
  look: '',
};
export type Kind = keyof typeof KINDS;

const KindSchema = v.custom<Kind>((name) => typeof name === 'string' && Object.hasOwn(KINDS, name));

const LineSchema = v.object({
  /** Empty for what belongs to no part of a page, such as the owner's mail. */
  module: v.string(),
  kind: KindSchema,
  /** The heading above it; empty when there is none. */
  about: v.string(),
  text: v.string(),
});
/** What a person, or the owner, would notice. */
export type Line = v.InferOutput<typeof LineSchema>;

const ViewSchema = v.object({
  /** The number of the action in its journey. */
  step: v.number(),
  /** The action, if this is the page after it. */
  action: v.string(),
  /** `/cart`, or `/cart (2)` on the second page that the journey opened; empty for what no page shows. */
  where: v.string(),
  /** The places of its lines in the recording's. */
  lines: v.array(v.number()),
});
/** What there was to see at one time. */
export type View = v.InferOutput<typeof ViewSchema>;

const RecordingSchema = v.object({
  title: v.string(),
  /** The place in the form that Playwright takes: `/e2e/guest/checkout.spec.ts:22`. */
  place: v.string(),
  /** Why the journey could not be played to its end. */
  failure: v.optional(v.string()),
  /** Each line once: most of a page stays the same. */
  lines: v.array(LineSchema),
  views: v.array(ViewSchema),
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
  readonly lines: Line[] = [];
  readonly views: View[] = [];
  readonly unread = new Set<string>();
  /** The number of the action. */
  step = 0;
  private readonly places = new Map<string, number>();

  /**
   * Notes what there is to see.
   * @param where is empty for what no page shows.
   * @param action after which a page shows all of this.
   */
  add(where: string, lines: readonly Line[], action = ''): void {
    const places = lines.map((line) => {
      const { module, kind } = line;
      const own = { module, kind, about: masked(line.about), text: masked(line.text) };
      const key = JSON.stringify(Object.values(own));
      const place = this.places.get(key) ?? this.lines.push(own) - 1;
      this.places.set(key, place);
      return place;
    });
    this.views.push({ step: this.step, action: masked(action), where, lines: places });
  }
}

/** The action of a view of a page that a journey leaves. */
export const THE_END = 'the end';

/** The file is in the folder of a journey, next to its pictures. */
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
