import { createResource } from './resource';

/** @returns the resource, and what answers or refuses its reads by their number. */
function newResource() {
  const answers: { resolve: (answer: string) => void; reject: (error: Error) => void }[] = [];
  const shown: string[] = [];
  const failures: boolean[] = [];
  const resource = createResource<string>({
    read: () => new Promise((resolve, reject) => answers.push({ resolve, reject })),
    onAnswer: (answer) => shown.push(answer),
    onFailure: (_error, isLatest) => failures.push(isLatest),
  });
  return { resource, answers, shown, failures };
}

describe('when answers overtake each other,', () => {
  it.each([
    ['an older one never replaces a newer one', [1, 0], ['1']],
    ['each newer one is shown, although a later one is missing', [0, 1], ['0', '1']],
  ])('%s', async (_what, order, expected) => {
    const { resource, answers, shown } = newResource();
    const reads = [resource.read(), resource.read()];
    void resource.read();
    for (const at of order) {
      answers[at]?.resolve(String(at));
      expect(await reads[at]).toBe(true);
    }
    expect(shown).toEqual(expected);
  });

  it('none replaces newer knowledge', async () => {
    const { resource, answers, shown } = newResource();
    const read = resource.read();
    resource.overtake();
    answers[0]?.resolve('older');
    await read;
    expect(shown).toEqual([]);
  });

  it('a failure says whether it is the latest result', async () => {
    const { resource, answers, failures } = newResource();
    const reads = [resource.read(), resource.read()];
    answers[0]?.reject(new Error('planted'));
    answers[1]?.reject(new Error('planted'));
    expect(await Promise.all(reads)).toEqual([false, false]);
    expect(failures).toEqual([false, true]);
  });
});
