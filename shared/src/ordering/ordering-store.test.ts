import { muteConsole } from '../testing/mute-console';
import { NO_RULES } from './ordering';
import { createOrderingStore } from './ordering-store';

const warnings = muteConsole('warn');

describe('when and where the shop takes orders', () => {
  it('is without rules until the database answers, then follows the answer, and stays so when it cannot be read again, which is reported', async () => {
    const answers = [async () => ({ leadDays: 2 }), () => Promise.reject(new Error('offline'))];
    const store = createOrderingStore(() => answers.shift()!());
    const reading = store.read();
    expect(store.get()).toBe(NO_RULES);
    await reading;
    await store.read();
    expect(store.get().leadDays).toBe(2);
    expect(warnings).toHaveBeenCalledWith(
      expect.stringContaining('[simmer/ordering]'),
      expect.any(Error),
    );
  });

  it('lacks a field that cannot be understood, which is reported by name', async () => {
    const store = createOrderingStore(async () => ({ paused: true, leadDays: 'two' }));
    await store.read();
    expect(store.get()).toEqual({ ...NO_RULES, paused: true });
    expect(warnings).toHaveBeenCalledWith(expect.stringMatching(/ignored: leadDays: /));
  });
});
