import { fakeList } from '../composer/testing/fake-modules';
import { storedReleases } from './stored-releases';
import { replaceState } from './switch';
import { fakeBuilds, HOSTS } from './testing/fake-builds';
import { readText } from './files';
import { livePath } from './store';
import * as transitions from './transitions';

const HOURS = 'hours';
const ENTRY = 'remoteEntry.22222222.js';
const builds = fakeBuilds();

it('a tab may try the releases on the remotes’ hosts, each with its entry and date; one that does not fit the live shell has no entry', async () => {
  const integrity = `sha384-${'e'.repeat(64)}`;
  const list = fakeList(HOURS, { integrity: { [ENTRY]: integrity } });
  builds.write(`${HOURS}/dist/client/build.json`, list);
  const first = await builds.goLive();
  const { store } = builds;
  const [former, unfit] = [first[HOURS]!, await builds.addNew(HOURS, 'const hours = 2;')];
  const live = await builds.addNew(HOURS, 'const hours = 3;');
  builds.setContract(HOURS, unfit, { exposes: [] });
  const at = new Date('2031-05-09T10:00:00Z');
  const state = [unfit, live].reduce(
    (before, version) => transitions.release(before, { [HOURS]: version }, { at }),
    store.readState(),
  );
  replaceState(store, readText(livePath(store)), state);
  await builds.addNew(HOURS, 'const candidate = 4;');
  const { [HOURS]: hours, ...others } = await storedReleases(store, HOSTS, state);
  const entry = { entry: `${HOSTS.origins[HOURS] ?? ''}/${ENTRY}`, integrity };
  expect(hours).toEqual({
    [former]: { ...entry, at: expect.any(String) },
    [unfit]: { at: at.toISOString() },
    [live]: { ...entry, at: at.toISOString() },
  });
  expect(Object.keys(others)).toEqual(['news']);
});
