import { testSiteConfig } from '@simmer/shared/testing/site-config';
import { parseSiteConfig, type SiteConfig } from '@simmer/shared/config';
import demo from '../../../shell/site.config.json';
import type { Target } from '../target';
import { checkConfiguration } from './configuration';

/** No value is one of the demo's. */
const own: SiteConfig = JSON.parse(
  JSON.stringify(testSiteConfig).replaceAll('.example', '.net').replace('demo-', ''),
);
const target = (site: SiteConfig, isLocal: boolean) => ({ site, isLocal }) as Target;

it('accepts a configuration of the owner', () => {
  expect(checkConfiguration(target(own, false)).map(({ level }) => level)).toEqual(['ok']);
});

it('names each field that still has a value of the demo', () => {
  const site = { ...own, emailjs: { ...own.emailjs, serviceId: 'demo_service' } };
  expect(checkConfiguration(target(site, false))).toMatchObject([
    { level: 'problem', text: 'emailjs.serviceId is "demo_service", as in the demo.' },
  ]);
});

it('warns when the Venmo handle and the profile are of two accounts', () => {
  const site = { ...own, venmo: { ...own.venmo, handle: '@other' } };
  expect(checkConfiguration(target(site, false))).toMatchObject([
    { level: 'ok' },
    { level: 'warning', text: expect.stringContaining('venmo.handle is @other') },
  ]);
});

it('lets the demo be the demo on the local cloud, and says so', () => {
  const parsed = parseSiteConfig(demo);
  if (!parsed.ok) throw new Error(parsed.problems.join());
  const found = checkConfiguration(target(parsed.config, true));
  expect(found).toHaveLength(1);
  expect(found[0]).toMatchObject({ level: 'warning' });
});
