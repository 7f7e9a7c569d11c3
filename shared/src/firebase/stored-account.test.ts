import { mayHaveAccount } from './stored-account';

const LIMIT_MS = 20;

function browserWith(databases: () => Promise<readonly { name?: string }[]>): void {
  Object.assign(globalThis, { indexedDB: { databases } });
}

afterEach(() => {
  Reflect.deleteProperty(globalThis, 'indexedDB');
});

describe('a guest’s device may have an account', () => {
  it('once Firebase Auth has run on it', async () => {
    browserWith(() => Promise.resolve([{ name: 'other' }, { name: 'firebaseLocalStorageDb' }]));
    expect(await mayHaveAccount(LIMIT_MS)).toBe(true);
  });

  it('but not before', async () => {
    browserWith(() => Promise.resolve([{ name: 'other' }]));
    expect(await mayHaveAccount(LIMIT_MS)).toBe(false);
  });

  it.each([
    ['has no such storage', undefined],
    ['blocks it', () => Promise.reject(new Error('blocked'))],
    ['does not answer', () => new Promise<never>(() => undefined)],
  ])('if the browser %s', async (_what, databases) => {
    if (databases) browserWith(databases);
    expect(await mayHaveAccount(LIMIT_MS)).toBe(true);
  });
});
