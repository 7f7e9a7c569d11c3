import { testSiteConfig } from '@simmer/shared/testing/site-config';
import type { SiteConfig } from '@simmer/shared/config';
import { checkConfiguration } from './configuration';

/** No value is one of the demo's. */
const values: SiteConfig = JSON.parse(
  JSON.stringify(testSiteConfig).replaceAll('.example', '.net').replace('demo-', ''),
);
const own: SiteConfig = { ...values, ordering: { ...values.ordering, keepCartInTab: true } };

it('the doctor accepts a configuration of the owner', () => {
  expect(checkConfiguration(own).map(({ level }) => level)).toEqual(['ok']);
});

it('the doctor names each field that still has a value of the demo', () => {
  const site = { ...own, emailjs: { ...own.emailjs, serviceId: 'demo_service' } };
  expect(checkConfiguration(site)).toMatchObject([
    { level: 'problem', text: 'emailjs.serviceId is "demo_service", as in the demo.' },
  ]);
});

it('the doctor warns when the Venmo handle and the profile are of different accounts', () => {
  const site = { ...own, venmo: { ...own.venmo, handle: '@other' } };
  expect(checkConfiguration(site)).toMatchObject([
    { level: 'ok' },
    { level: 'warning', text: expect.stringContaining('venmo.handle is @other') },
  ]);
});

it('the doctor asks an owner whose guests lose their dishes in a reload whether that is intended', () => {
  const site = { ...own, ordering: { ...own.ordering, keepCartInTab: false } };
  expect(checkConfiguration(site)).toMatchObject([
    { level: 'ok' },
    { level: 'warning', text: expect.stringContaining('keepCartInTab') },
  ]);
});
