import * as v from 'valibot';
import { MODULES } from '../modules';
import { JournalEntrySchema, type JournalEntry } from './email/send-request';
import type { ReleaseCommand } from './release-control';

export type { ReleaseCommand } from './release-control';

const url = v.pipe(v.string(), v.url());
const ofModules = v.entriesFromList(MODULES, url);

const CloudUrlsSchema = v.object({
  ...ofModules,
  auth: url,
  firestore: url,
  email: url,
  inbox: url,
  /** The control server of the local cloud. */
  control: url,
});

/** The services of a local cloud under test. */
export type CloudUrls = v.InferOutput<typeof CloudUrlsSchema>;

const SiteUrlsSchema = v.object({
  ...CloudUrlsSchema.entries,
  /** Where the Hosting emulator serves the modules: the pages have the shop's own addresses. */
  hosting: v.exactOptional(v.object(ofModules)),
});

/** The services of a site that a journey runs on. */
export type SiteUrls = v.InferOutput<typeof SiteUrlsSchema>;

/** The environment variable that tells the journeys which server starts their sites. */
export const SITES_VARIABLE = 'SIMMER_SITES';

/** For a hang only: on a busy machine a switch is slow. */
const LIMIT_MS = 180_000;

async function request(url: string, init: RequestInit = {}): Promise<unknown> {
  const response = await fetch(url, { ...init, signal: AbortSignal.timeout(LIMIT_MS) });
  const text = await response.text();
  if (!response.ok) throw new Error(`${url} answered ${String(response.status)}: ${text}`);
  return JSON.parse(text);
}

/**
 * The addresses of a site, which is started if no journey has needed it yet.
 * @throws Error when the journeys were not started by one of our commands.
 */
export async function startedSite(name: string): Promise<SiteUrls> {
  const sites = process.env[SITES_VARIABLE];
  if (sites === undefined)
    throw new Error(
      `${SITES_VARIABLE} is not set: run the journeys with "npm run test:e2e", which starts their sites.`,
    );
  const answer = await request(sites, { method: 'POST', body: JSON.stringify(name) });
  return v.parse(SiteUrlsSchema, answer);
}

/**
 * Changes what is live in the local cloud under test. On the Hosting emulator several commands are one deploy.
 * @param url of its control server.
 * @returns the version of the copy that `publish-copy` makes, otherwise ''.
 */
export function releaseControl(url: string): (...commands: ReleaseCommand[]) => Promise<string> {
  return async (...commands) =>
    v.parse(v.string(), await request(url, { method: 'POST', body: JSON.stringify(commands) }));
}

/**
 * Reads the requests of the local EmailJS, oldest first.
 * @param url of the local EmailJS.
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
export { startChild } from './child-process';
export { ownersDatabase, seedDocuments } from './database';
export { monthlyMenuOf } from './demos/demos';
export { DEMO_ACCOUNTS } from './seed-data';
