import * as v from 'valibot';
import { JournalEntrySchema, type JournalEntry } from './email/journal';
import type { ServiceName } from './services';
import type { ReleaseCommand } from './release-control';

/** Starting an emulator takes seconds on a busy machine. */
const LIMIT_MS = 60_000;

async function request(url: string, init: RequestInit = {}): Promise<unknown> {
  const response = await fetch(url, { ...init, signal: AbortSignal.timeout(LIMIT_MS) });
  const text = await response.text();
  if (!response.ok) throw new Error(`${url} answered ${String(response.status)}: ${text}`);
  return JSON.parse(text);
}

export type CloudControl = {
  /** Ends a part: its port refuses connections. An emulator loses what it held. */
  stop: (part: ServiceName) => Promise<void>;
  /** Starts a stopped part and seeds it. */
  start: (part: ServiceName) => Promise<void>;
  /** Makes an emulator or the inbox silent: connections are accepted and nothing answers. */
  pause: (part: ServiceName) => Promise<void>;
  resume: (part: ServiceName) => Promise<void>;
  /** Everything runs, and holds the seed and nothing else. For before each test. */
  reset: () => Promise<void>;
  /** Changes what is live. @returns the live version of the module, or the new one of `reword`. */
  releases: (command: ReleaseCommand) => Promise<string>;
};

/** Commands to the local cloud under test. @param url its `control` address. */
export function cloudControl(url: string): CloudControl {
  const command = (verb: string) => async (part?: ServiceName) => {
    await request(`${url}/${verb}/${part ?? ''}`, { method: 'POST' });
  };
  return {
    stop: command('stop'),
    start: command('start'),
    pause: command('pause'),
    resume: command('resume'),
    reset: command('reset'),
    releases: async (change) =>
      v.parse(
        v.string(),
        await request(`${url}/releases`, { method: 'POST', body: JSON.stringify(change) }),
      ),
  };
}

export type EmailControl = {
  /** The latest requests to the mail service, oldest first. */
  requests: () => Promise<readonly JournalEntry[]>;
};

/** Reads what the EmailJS stand-in received. @param url the stand-in's address. */
export function emailControl(url: string): EmailControl {
  return {
    requests: async () => v.parse(v.array(JournalEntrySchema), await request(`${url}/__control`)),
  };
}

const AddressSchema = v.object({ address: v.string(), name: v.optional(v.string(), '') });
const MailSchema = v.object({
  subject: v.string(),
  from: v.array(AddressSchema),
  to: v.array(AddressSchema),
  replyTo: v.optional(v.array(AddressSchema), []),
  html: v.optional(v.string(), ''),
  text: v.optional(v.string(), ''),
  headers: v.record(v.string(), v.unknown()),
});
export type InboxMail = v.InferOutput<typeof MailSchema>;

/** The mails in the owner's inbox, oldest first. @param url the inbox's address. */
export async function readInbox(url: string): Promise<readonly InboxMail[]> {
  return v.parse(v.array(MailSchema), await request(`${url}/email`));
}

// What a journey needs, and nothing that starts a service.
export { DEMO_ACCOUNTS } from './seed-data';
export { readCloudUrls, type CloudUrls } from './urls';
