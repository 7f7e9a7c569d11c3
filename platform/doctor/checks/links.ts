import { findingsAbout, type Finding } from '../finding';
import { failureOf, sendRequest } from '../http-request';
import type { Target } from '../target';
import { isPlaceholder } from './configuration';

const { ok, warning } = findingsAbout('Links');

/** Requests each link of the configuration. Some sites refuse programs, so a failure is only a warning. */
export async function checkLinks({ site }: Target): Promise<Finding[]> {
  const links: [string, string][] = [
    ['links.social.url', site.links.social.url],
    ['links.gallery', site.links.gallery],
    ['builder.portfolio', site.builder.portfolio],
    ['venmo.profile', site.venmo.profile],
  ];
  const own = links.filter(([, url]) => !isPlaceholder(url));
  return Promise.all(own.map(([field, url]) => checkLink(field, url)));
}

async function checkLink(field: string, url: string): Promise<Finding> {
  const reply = await sendRequest(url);
  if (reply.isAnswered && reply.status < 400) return ok(`${field} answers.`);
  return warning(
    `${field}, ${url}, ${failureOf(reply)}.`,
    'Open it in a browser; some sites refuse programs.',
  );
}
