import { NO_RULES } from './ordering';
import { createOrderingStore } from './ordering-store';

let warnings: jest.SpyInstance;
beforeEach(() => {
  warnings = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});

describe('when and where the shop takes orders', () => {
  it('is without rules until the database answers, then as it says', async () => {
    const store = createOrderingStore(async () => ({ leadDays: 2 }));
    const heard = jest.fn();
    store.subscribe(heard);
    const reading = store.read();
    expect(store.get()).toBe(NO_RULES);
    await reading;
    expect(store.get().leadDays).toBe(2);
    expect(heard).toHaveBeenCalledTimes(1);
  });

  it('stays as it is when it cannot be read, which is reported', async () => {
    const answers = [async () => ({ paused: true }), () => Promise.reject(new Error('offline'))];
    const store = createOrderingStore(() => answers.shift()!());
    await store.read();
    await store.read();
    expect(store.get().paused).toBe(true);
    expect(warnings).toHaveBeenCalledWith(
      expect.stringContaining('[simmer/ordering]'),
      expect.any(Error),
    );
  });

  it('loses a field that cannot be understood, which is reported by name', async () => {
    const store = createOrderingStore(async () => ({ paused: true, leadDays: 'two' }));
    await store.read();
    expect(store.get()).toEqual({ ...NO_RULES, paused: true });
    expect(warnings).toHaveBeenCalledWith(expect.stringMatching(/ignored: leadDays: /));
  });
});
