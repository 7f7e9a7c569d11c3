import { testSiteConfig } from '@simmer/shared/testing/site-config';
import { servicesOf } from './services';

const { firebase } = testSiteConfig;

it.each([
  ['analytics', { measurementId: 'G-1' }, 'scripts', 'https://www.googletagmanager.com'],
  ['analytics', { measurementId: 'G-1' }, 'calls', 'https://www.google-analytics.com'],
  ['App Check', { appCheckKey: 'k' }, 'scripts', 'https://www.google.com/recaptcha/'],
  ['App Check', { appCheckKey: 'k' }, 'frames', 'https://recaptcha.google.com/recaptcha/'],
  ['App Check', { appCheckKey: 'k' }, 'calls', 'https://content-firebaseappcheck.googleapis.com'],
] as const)(
  'pages may reach what %s needs only where the shop is configured for it: %j, %s %s',
  (_service, change, kind, address) => {
    expect(servicesOf({ firebase: { ...firebase, ...change } })[kind]).toContain(address);
    expect(JSON.stringify(servicesOf({ firebase }))).not.toContain(address);
  },
);
