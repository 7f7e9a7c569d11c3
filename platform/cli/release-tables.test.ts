import { readFileSync } from 'node:fs';
import { type ModuleName } from '../modules';
import { livePath, release, replaceState, rollBack, startCanary, type State } from '../releases';
import { fakeBuilds } from '../releases/testing/fake-builds';
import { releaseTables } from './release-tables';

const MENU = 'menu-mfe';
const builds = fakeBuilds();
let versions: Record<ModuleName, string>;
beforeEach(async () => {
  versions = await builds.goLive();
});

const how = (module: ModuleName, time: string) => ({ module, at: new Date(`2026-03-0${time}Z`) });
/** The rows of a table, each as its cells. */
const rowsOf = (title: string) => {
  const text = releaseTables(builds.store).find((table) => table.title === title)?.text ?? '';
  return text
    .split('\n')
    .slice(1)
    .map((line) => line.trim().split(/ {2,}/));
};
const change = (next: (state: State) => State) => {
  const { store } = builds;
  replaceState(store, readFileSync(livePath(store), 'utf8'), next(store.readState()));
};
it('the releases, who needs what, and the latest switches are listed', async () => {
  const next = await builds.publishNew(MENU, 'const menu = 2;');
  builds.setContract(MENU, next, { sizes: { entry: 2100, scripts: 12_345, styles: 80 } });
  const range = '^1.4.0';
  builds.setContract(MENU, versions[MENU], {
    needs: { react: '^19.3.1', '@simmer/shared/cart': range, '@simmer/shared/bus': range },
    sends: ['cart/item-added'],
    listens: [],
  });
  change((state) => release(state, next, how(MENU, '2T10:30:59')));
  expect(rowsOf('Releases')[0]).toEqual([
    ...[MENU, next, 'live', '2026-03-02 10:30', 'unknown commit', '12.3 kB', '0.1 kB', '2.1 kB'],
  ]);
  // Dated from its return.
  change((state) => rollBack(state, how(MENU, '3T08:00:00')));
  expect(rowsOf('Releases')[0]?.slice(1, 4)).toEqual([versions[MENU], 'live', '2026-03-03 08:00']);
  expect(rowsOf('Dependencies')[0]).toEqual([
    MENU,
    'react ^19.3.1, @simmer/shared ^1.4.0',
    'MenuSections',
    'cart/item-added',
    '–',
  ]);
  const accepted = ['7f3a money: $45.00 is now $46.00', '7f3a “Pies”'];
  change((state) => startCanary(state, next, 12.5, { ...how(MENU, '4T10:30:00'), accepted }));
  const [last, before] = rowsOf('Latest switches');
  expect(last).toEqual(['2026-03-04 10:30', 'canary 12.5 %', MENU, next, '7f3a']);
  expect(before?.slice(1, 3)).toEqual(['rollback', MENU]);
});
