import { photosRead } from '@simmer/shared/firebase';
import { requestPhoto } from './request-photo';

jest.mock('@simmer/shared/registry', () => ({ localEndpoints: async () => undefined }));
jest.mock('@simmer/shared/firebase', () => ({
  FIREBASE_LIMIT_MS: 1000,
  photosRead: new Map(),
}));

const RED = '#aa0000';

function answer(body: unknown) {
  Object.assign(globalThis, { fetch: jest.fn(async () => ({ ok: true, json: async () => body })) });
}
const found = (type: unknown, image: unknown) => [{ found: { fields: { type, image } } }];
const PHOTO = found({ stringValue: 'image/webp' }, { bytesValue: 'AAAA' });

beforeEach(() => photosRead.clear());

it('a photo is read once, whichever module shows it, and again after the owner has replaced it', async () => {
  answer(PHOTO);
  await Promise.all([requestPhoto('pie', RED), requestPhoto('pie', RED)]);
  expect(fetch).toHaveBeenCalledTimes(1);
  await requestPhoto('pie', '#00aa00');
  await requestPhoto('roast', RED);
  expect(fetch).toHaveBeenCalledTimes(3);
});

it.each([
  ['could not be read', () => Promise.reject(new Error('offline'))],
  ['was not there', async () => ({ ok: true, json: async () => [{ missing: 'pictures/pie' }] })],
])('a photo that %s is found on the next call', async (_what, respond) => {
  Object.assign(globalThis, { fetch: jest.fn(respond) });
  await requestPhoto('pie', RED).catch(() => undefined);
  answer(PHOTO);
  await expect(requestPhoto('pie', RED)).resolves.toEqual({ type: 'image/webp', base64: 'AAAA' });
});

it.each([
  ['is not there', [{ missing: 'pictures/pie' }]],
  ['is of another type', found({ stringValue: 'image/svg+xml' }, { bytesValue: 'AAAA' })],
  ['is no image', found({ stringValue: 'image/webp' }, { stringValue: 'AAAA' })],
  ['is no text of bytes', found({ stringValue: 'image/webp' }, { bytesValue: '"><script>' })],
])('a photo that %s counts as missing', async (_what, body) => {
  answer(body);
  await expect(requestPhoto('pie', RED)).resolves.toBeUndefined();
});
