import * as v from 'valibot';

const KEPT = 200;

/** One request to the send endpoint. */
export const JournalEntrySchema = v.object({
  receivedAt: v.string(),
  status: v.number(),
  text: v.string(),
  body: v.unknown(),
});
export type JournalEntry = v.InferOutput<typeof JournalEntrySchema>;

/** The latest requests, oldest first; limited because a local cloud may run for days. */
export function journal() {
  let entries: readonly JournalEntry[] = [];
  return {
    add: (entry: JournalEntry) => {
      entries = [...entries, entry].slice(-KEPT);
    },
    list: () => entries,
    clear: () => {
      entries = [];
    },
  };
}
