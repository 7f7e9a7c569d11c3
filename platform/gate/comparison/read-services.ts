import { TICKETS_PATH } from '@simmer/shared/order-ticket';
import { placesIn } from '@simmer/shared/places';
import { parseRegistry } from '@simmer/shared/registry';
import { collection, getDocs } from 'firebase/firestore/lite';
import { type CloudUrls, linksIn, ownersDatabase, readInbox } from '../../local-cloud';
import type { Fact } from './facts';

const LIMIT_MS = 60_000;

/** `firestore.rules` allows no other. */
const COLLECTIONS = ['menu', 'pictures', 'settings', 'users'];

/** The emails that the owner got, the oldest first, as they are read. */
export async function readMails(urls: CloudUrls): Promise<Fact[]> {
  return (await readInbox(urls.inbox)).flatMap(({ subject, from, to, replyTo, text }, place) => {
    const addresses = (list: typeof to) => list.map((one) => one.address).join(', ');
    return [
      `Subject: ${subject}`,
      `From: ${addresses(from)}`,
      `To: ${addresses(to)}`,
      `Reply-To: ${addresses(replyTo)}`,
      ...text.split('\n'),
    ]
      .filter((line) => line.trim() !== '')
      .map((line) => ({
        kind: 'mail' as const,
        module: undefined,
        where: `order mail ${String(place + 1)}`,
        about: '',
        text: line.trim(),
      }));
  });
}

/** The links in the order mails that put an order into the kitchen list, the oldest first. */
export async function readKitchenLinks(urls: CloudUrls): Promise<readonly string[]> {
  const links = (await readInbox(urls.inbox)).flatMap(linksIn);
  return links.filter((address) => address.includes(`${TICKETS_PATH}#`));
}

/** The addresses of the pages that remotes bring with them; what one adds to the home page has none of its own. */
export async function readPlacedPages(urls: CloudUrls): Promise<readonly string[]> {
  const address = `${urls.shell}/registry.json`;
  const answer = await fetch(address, { signal: AbortSignal.timeout(LIMIT_MS) });
  if (!answer.ok) throw new Error(`${address} answered ${String(answer.status)}.`);
  const places = placesIn(parseRegistry(await answer.json()));
  return places.map(({ path }) => path).filter((path) => path !== '/');
}

/** The documents of the database, without their ids, which are drawn. */
export async function readDocuments(urls: CloudUrls, projectId: string): Promise<Fact[]> {
  const ports = { firestore: Number(new URL(urls.firestore).port) };
  const database = ownersDatabase({ ports, projectId });
  const facts: Fact[] = [];
  for (const name of COLLECTIONS) {
    const { docs } = await getDocs(collection(database, name));
    for (const text of docs.map((one) => JSON.stringify(sorted(one.data()))).sort())
      facts.push({ kind: 'documents', module: undefined, where: name, about: '', text });
  }
  return facts;
}

const sorted = (fields: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(Object.entries(fields).sort(([a], [b]) => (a < b ? -1 : 1)));
