import * as v from 'valibot';
import { JournalEntrySchema, type JournalEntry } from './email/journal';
import type { ServiceName } from './services';
import type { ReleaseCommand } from './release-control';

/** For a hang only: on a busy machine an emulator starts slowly, and so does a switch. */
const LIMIT_MS = 180_000;

async function request(url: string, init: RequestInit = {}): Promise<unknown> {
  const response = await fetch(url, { ...init, signal: AbortSignal.timeout(LIMIT_MS) });
  const text = await response.text();
  if (!response.ok) throw new Error(`${url} answered ${String(response.status)}: ${text}`);
  return JSON.parse(text);
}

interface CloudControl {
  /** Stops a service: its port refuses connections, and an emulator loses its data. */
  stop: (service: ServiceName) => Promise<void>;
  /** Starts a stopped service and seeds it. */
  start: (service: ServiceName) => Promise<void>;
  /**
   * Freezes an emulator or the inbox: it accepts connections and does not answer. A module's server only delays its
   * scripts.
   */
  pause: (service: ServiceName) => Promise<void>;
  resume: (service: ServiceName) => Promise<void>;
  /** Starts everything and restores the seed, as before each test. */
  reset: () => Promise<void>;
  /**
   * Changes what is live.
   * @returns the version of the copy that `publish-copy` makes, otherwise ''.
   */
  releases: (command: ReleaseCommand) => Promise<string>;
}

/**
 * Controls the local cloud under test.
 * @param url of its control server.
 */
export function cloudControl(url: string): CloudControl {
  const command = (verb: string) => async (service?: ServiceName) => {
    await request(`${url}/${verb}/${service ?? ''}`, { method: 'POST' });
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

/**
 * Reads the latest requests of the EmailJS stand-in, oldest first.
 * @param url of the stand-in.
 */
export function emailControl(url: string) {
  return {
    requests: async (): Promise<readonly JournalEntry[]> =>
      v.parse(v.array(JournalEntrySchema), await request(`${url}/__control`)),
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

/**
 * The emails in the owner's inbox, oldest first.
 * @param url of the inbox.
 */
export async function readInbox(url: string): Promise<readonly InboxMail[]> {
  return v.parse(v.array(MailSchema), await request(`${url}/email`));
}

/** The addresses that an email links to, as a mail program opens them. */
export function linksIn({ html }: InboxMail): readonly string[] {
  return [...html.matchAll(/href="([^"]*)"/g)].map(([, address = '']) =>
    address
      .replace(/&#x([0-9a-f]+);/gi, (_, code: string) =>
        String.fromCodePoint(Number.parseInt(code, 16)),
      )
      .replaceAll('&amp;', '&'),
  );
}

// For the journeys. index.ts would load every service as well.
export { monthlyMenuOf } from './demos/demos';
export { DEMO_ACCOUNTS } from './seed-data';
export { readCloudUrls, type CloudUrls } from './urls';
