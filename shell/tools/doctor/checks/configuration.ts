import type { SiteConfig } from '@simmer/shared/config';
import { findingsAbout, type Finding } from '../finding';

const { ok, warning, problem } = findingsAbout('site.config.json');

/** Values that only the demo's file has. No real host ends in ".example", which is reserved (RFC 2606). */
const DEMO = [/\.example\b/, /^demo[-_]/, /:demo$/, /\bsimmer-kitchen\b/, /^10{11}$/];

function isPlaceholder(value: string): boolean {
  return DEMO.some((pattern) => pattern.test(value));
}

/** Finds values of the demo, a Venmo handle and profile of different accounts, and a cart that a reload clears. */
export function checkConfiguration(site: SiteConfig): Finding[] {
  return [...checkValues(site), ...checkVenmo(site), ...checkCart(site)];
}

function checkVenmo({ venmo }: SiteConfig): Finding[] {
  const name = venmo.handle.slice(1).toLowerCase();
  if (new URL(venmo.profile).pathname.toLowerCase().split('/').includes(name)) return [];
  return [
    warning(
      `venmo.handle is ${venmo.handle}, and venmo.profile is ${venmo.profile}.`,
      'Guests see the handle and follow the link to the profile. Both should be the same account.',
    ),
  ];
}

function checkCart({ ordering }: SiteConfig): Finding[] {
  if (ordering.keepCartInTab) return [];
  return [
    warning(
      'ordering.keepCartInTab is off: a guest who reloads the page, or whose phone closes the tab, has to add every dish again.',
      'Turn it on unless guests share a device. The guest reads what happened in either case.',
    ),
  ];
}

function checkValues(site: SiteConfig): Finding[] {
  const left = textsOf(site).filter(([, value]) => isPlaceholder(value));
  if (left.length === 0) return [ok('Every field has a value of your own.')];
  return left.map(([path, value]) =>
    problem(
      `${path} is "${value}", as in the demo.`,
      'Enter your own value in shell/site.config.json (docs/going-live.md, step 5) and release the pages (step 8).',
    ),
  );
}

/** Each text in the configuration with its path. */
function textsOf(value: unknown, path = ''): [string, string][] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    textsOf(inner, path === '' ? key : `${path}.${key}`),
  );
}
