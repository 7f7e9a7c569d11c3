import { journal } from './journal';

describe('the journal of the local EmailJS', () => {
  it('has the latest 200 requests and no more', () => {
    const entries = journal();
    for (let number = 0; number < 250; number += 1) {
      entries.add({ receivedAt: '', status: number, text: '', body: null });
    }
    expect(entries.list()).toHaveLength(200);
    expect(entries.list().at(-1)?.status).toBe(249);
  });
});
