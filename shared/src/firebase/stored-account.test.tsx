import { mayHaveAccount } from './stored-account';

type Answer = 'success' | 'upgradeneeded' | 'error' | 'none';

/** Opening a database gives this answer. An aborted upgrade ends with an error, as in a browser. */
function browserThatAnswers(answer: Answer): void {
  const open = () => {
    const request = {
      result: { close: () => undefined },
      transaction: { abort: () => queueMicrotask(() => fire('error')) },
    };
    const fire = (type: string) => {
      const handler: unknown = Reflect.get(request, `on${type}`);
      if (typeof handler === 'function') handler({ preventDefault: () => undefined });
    };
    if (answer !== 'none') queueMicrotask(() => fire(answer));
    return request;
  };
  Object.defineProperty(globalThis, 'indexedDB', { value: { open }, configurable: true });
}

afterEach(() => {
  Reflect.deleteProperty(globalThis, 'indexedDB');
});

describe('a guest’s device may have an account', () => {
  it.each([
    ['once Firebase Auth has run on it', 'success', true],
    ['but not before', 'upgradeneeded', false],
  ] as const)('%s', async (_when, answer, may) => {
    browserThatAnswers(answer);
    expect(await mayHaveAccount()).toBe(may);
    expect(indexedDB).toBeDefined();
  });

  it.each(['error', 'none'] as const)(
    'in another storage where the answer of IndexedDB is “%s”, and nothing else waits for it (case 71)',
    async (answer) => {
      jest.useFakeTimers();
      browserThatAnswers(answer);
      const first = mayHaveAccount();
      await jest.advanceTimersByTimeAsync(2000);
      expect(await first).toBe(false);
      expect(indexedDB).toBeUndefined();
      localStorage.setItem('firebase:authUser:key:[DEFAULT]', '{}');
      expect(await mayHaveAccount()).toBe(true);
    },
  );

  it('in another storage where there is no IndexedDB', async () => {
    localStorage.setItem('firebase:authUser:key:[DEFAULT]', '{}');
    expect(await mayHaveAccount()).toBe(true);
  });
});
