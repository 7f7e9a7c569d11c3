import * as v from 'valibot';
import { variable } from '../../base';
import type { ReleaseCommand } from './release-control';

export type { ReleaseCommand } from './release-control';

const url = v.pipe(v.string(), v.url());
/**
 * The address of a module, by its name. On the Hosting emulator, where pages have the shop's own addresses,
 * `hosting:<name>` is where the emulator serves the module.
 */
const SiteUrlsSchema = v.objectWithRest(
  { shell: url, auth: url, firestore: url, email: url, inbox: url },
  url,
);
/** The services of a site that a journey runs on. */
export type SiteUrls = v.InferOutput<typeof SiteUrlsSchema>;

/** The environment variable that tells the journeys which server starts and changes their sites. */
export const SITES_VARIABLE = variable('SITES');

/**
 * Only a call that hangs should reach this limit, because a start or a switch is slow on a busy machine. `fetch`
 * itself waits no longer than this.
 */
const LIMIT_MS = 300_000;

async function request(url: string, body?: unknown): Promise<unknown> {
  const response = await fetch(url, {
    ...(body !== undefined && { method: 'POST', body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(LIMIT_MS),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${url} answered ${String(response.status)}: ${text}`);
  return JSON.parse(text);
}

/** @throws Error when the journeys were not started by one of our commands. */
function runner(): string {
  const sites = process.env[SITES_VARIABLE];
  if (sites !== undefined) return sites;
  throw new Error(
    `${SITES_VARIABLE} is not set: run the journeys with "npm run test:e2e", which starts their sites.`,
  );
}

/** The addresses of a site, which is started if no journey has needed it yet. */
export async function startedSite(site: string): Promise<SiteUrls> {
  return v.parse(SiteUrlsSchema, await request(runner(), { site }));
}

/**
 * Changes what is live on a site. On the Hosting emulator several commands are one deploy.
 * @returns the version that the last command publishes, otherwise ''.
 */
export function releaseControl(site: string): (...commands: ReleaseCommand[]) => Promise<string> {
  return async (...commands) => v.parse(v.string(), await request(runner(), { site, commands }));
}

const AddressesSchema = v.array(v.object({ address: v.string() }));
const MailSchema = v.object({
  subject: v.string(),
  from: AddressesSchema,
  to: AddressesSchema,
  replyTo: v.optional(AddressesSchema, []),
  html: v.optional(v.string(), ''),
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

// This is imported directly for the journeys, because index.ts would load every service as well.
export { startChild } from '../child-process';
export { ownersDatabase, seedDocuments } from '../database';
