import { setSiteConfig } from '@simmer/shared/config';
import { testSiteConfig } from '../testing/site-config';
import { requestPicture } from './request-picture';

jest.mock('@simmer/shared/registry', () => ({ localEndpoints: async () => undefined }));
jest.mock('@simmer/shared/firebase', () => ({
  FIREBASE_LIMIT_MS: 1000,
  readPicture: async () => ({ type: 'image/webp', base64: 'CCCC' }),
}));

function answer(body: unknown) {
  Object.assign(globalThis, { fetch: jest.fn(async () => ({ ok: true, json: async () => body })) });
}
const found = (type: unknown, image: unknown) => [{ found: { fields: { type, image } } }];

beforeEach(() => {
  setSiteConfig(testSiteConfig);
});

it('the photo of a dish is read from its document', async () => {
  answer(found({ stringValue: 'image/webp' }, { bytesValue: 'AAAA' }));
  await expect(requestPicture('pie')).resolves.toEqual({ type: 'image/webp', base64: 'AAAA' });
});

it.each([
  ['is not there', [{ missing: 'pictures/pie' }]],
  ['is of another type', found({ stringValue: 'image/svg+xml' }, { bytesValue: 'AAAA' })],
  ['is no image', found({ stringValue: 'image/webp' }, { stringValue: 'AAAA' })],
  ['is no text of bytes', found({ stringValue: 'image/webp' }, { bytesValue: '"><script>' })],
])('a photo that %s is none', async (_what, body) => {
  answer(body);
  await expect(requestPicture('pie')).resolves.toBeUndefined();
});

it('with App Check, the client reads it', async () => {
  const { firebase } = testSiteConfig;
  setSiteConfig({ ...testSiteConfig, firebase: { ...firebase, appCheckKey: 'key' } });
  await expect(requestPicture('pie')).resolves.toEqual({ type: 'image/webp', base64: 'CCCC' });
});
