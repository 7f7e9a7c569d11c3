import { fakeList } from '../composer/testing/fake-modules';
import { storedReleases } from './stored-releases';
import { replaceState } from './switch';
import { fakeBuilds, HOSTS } from './testing/fake-builds';
import { readText } from './files';
import { livePath } from './store';
import * as transitions from './transitions';

const MENU = 'menu-mfe';
const ENTRY = 'remoteEntry.22222222.js';
const builds = fakeBuilds();

it('a tab may try the releases on the remotes’ hosts, each with its entry and date; one that does not fit the live shell has no entry', async () => {
  const integrity = `sha384-${'e'.repeat(64)}`;
  const list = fakeList(MENU, { integrity: { [ENTRY]: integrity } });
  builds.write(`${MENU}/dist/client/build.json`, list);
  const first = await builds.goLive();
  const { store } = builds;
  const [former, unfit] = [first[MENU]!, await builds.addNew(MENU, 'const menu = 2;')];
  const live = await builds.addNew(MENU, 'const menu = 3;');
  builds.setContract(MENU, unfit, { exposes: [] });
  const at = new Date('2031-05-09T10:00:00Z');
  const state = [unfit, live].reduce(
    (before, version) => transitions.release(before, { [MENU]: version }, { at }),
    store.readState(),
  );
  replaceState(store, readText(livePath(store)), state);
  await builds.addNew(MENU, 'const candidate = 4;');
  const { [MENU]: menu, ...others } = await storedReleases(store, HOSTS, state);
  const entry = { entry: `${HOSTS.origins[MENU] ?? ''}/${ENTRY}`, integrity };
  expect(menu).toEqual({
    [former]: { ...entry, at: expect.any(String) },
    [unfit]: { at: at.toISOString() },
    [live]: { ...entry, at: at.toISOString() },
  });
  expect(Object.keys(others)).toEqual(['cart-mfe', 'editor-mfe', 'kitchen-mfe']);
});
