import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { testSiteConfig } from '@simmer/shared/testing/site-config';
import { type ModuleName, MODULES, perModule } from '../modules';
import {
  type Contract,
  deploymentOf,
  release,
  rollBack,
  startCanary,
  type State,
  liveComposition,
  storedContract,
  switchLive,
} from '../releases';
import {
  fakeBuilds,
  type FakeBuilds,
  HOSTS,
  writeHosts,
} from '../releases/store/testing/fake-builds';
import { deploymentLines, releaseTables } from './release-tables';

const MENU = 'menu-mfe';
let builds: FakeBuilds;
beforeEach(() => {
  builds = fakeBuilds();
});
afterEach(() => {
  builds.cleanUp();
});

const how = (module: ModuleName, time: string) => ({ module, at: new Date(`2026-03-0${time}Z`) });
/** The rows of a table, each as its cells. */
const rowsOf = async (title: string) => {
  const tables = await releaseTables(builds.store);
  const text = tables.find((table) => table.title === title)?.text ?? '';
  return text
    .split('\n')
    .slice(1)
    .map((line) => line.trim().split(/ {2,}/));
};
const change = async (next: (state: State) => State) => {
  await builds.store.writeState(next(await builds.store.readState()));
};
const contract = async (module: ModuleName, version: string, parts: Partial<Contract>) => {
  const was = await storedContract(builds.store, module, version);
  const path = join(builds.store.release(module, version), 'contract.json');
  writeFileSync(path, JSON.stringify({ ...was, ...parts }));
};

describe('the releases of a store', () => {
  it('are listed with what each is, since when, and how large', async () => {
    const versions = await builds.goLive();
    const next = await builds.publishNew(MENU, 'const menu = 2;');
    await change((state) => release(state, next, how(MENU, '2T10:30:59')));
    await contract(MENU, next, { sizes: { entry: 2100, scripts: 12_345, styles: 80 } });
    const rows = (await rowsOf('Releases')).filter(([module]) => module === MENU);
    expect(rows).toEqual([
      [MENU, next, 'live', '2026-03-02 10:30', 'unknown commit', '12.3 kB', '0.1 kB', '2.1 kB'],
      [
        MENU,
        versions[MENU],
        expect.stringMatching(/^20/),
        'unknown commit',
        '0.0 kB',
        '0.0 kB',
        '0.0 kB',
      ],
    ]);
  });

  it('that came back are dated from their return', async () => {
    const versions = await builds.goLive();
    const next = await builds.publishNew(MENU, 'const menu = 2;');
    await change((state) => release(state, next, how(MENU, '2T10:00:00')));
    await change((state) => rollBack(state, () => true, how(MENU, '3T08:15:00')));
    const row = (await rowsOf('Releases')).find(([, version]) => version === versions[MENU]);
    expect(row?.slice(2, 4)).toEqual(['live', '2026-03-03 08:15']);
  });
});

describe('who needs what', () => {
  it('is listed for each live module, with the parts of shared as one', async () => {
    const versions = await builds.goLive();
    await contract(MENU, versions[MENU], {
      needs: {
        react: '^19.3.1',
        'react/jsx-runtime': '^19.3.1',
        '@simmer/shared/bus': '^1.0.0',
        '@simmer/shared/cart': '^1.0.0',
      },
      events: { known: {}, sends: ['cart:add'], listens: ['menu:changed', 'auth:changed'] },
    });
    const rows = await rowsOf('Dependencies');
    expect(rows.map(([module]) => module)).toEqual(MODULES);
    expect(rows[0]).toEqual([
      MENU,
      'react ^19.3.1, @simmer/shared ^1.0.0',
      'MenuSections',
      'cart:add',
      'menu:changed, auth:changed',
    ]);
  });
});

describe('the latest switches', () => {
  it('are listed with the last one first, and the share of a canary', async () => {
    await builds.goLive();
    const next = await builds.publishNew(MENU, 'const menu = 2;');
    await change((state) => startCanary(state, next, 10, how(MENU, '2T09:00:00')));
    await change((state) => rollBack(state, () => true, how(MENU, '2T10:00:00')));
    const rows = await rowsOf('Latest switches');
    expect(rows.slice(0, 2)).toEqual([
      ['2026-03-02 10:00', 'end-canary', MENU, next],
      ['2026-03-02 09:00', 'canary 10 %', MENU, next],
    ]);
    expect(rows).toHaveLength(MODULES.length + 2);
  });

  it('name the differences from what was live that a team accepted', async () => {
    await builds.goLive();
    const next = await builds.publishNew(MENU, 'const menu = 2;');
    const accepted = ['words:1a2b3c menu-mfe: “Pies” is now “Tarts” (home)'];
    await change((state) => release(state, next, { ...how(MENU, '2T09:00:00'), accepted }));
    const [latest] = await rowsOf('Latest switches');
    expect(latest).toEqual(['2026-03-02 09:00', 'release', MENU, next, 'words:1a2b3c']);
  });
});

describe('whether a switch is deployed', () => {
  const SITES = { ...HOSTS, sites: perModule((name) => `kitchen-${name}`) };
  const switched = (change = (state: State) => state) =>
    switchLive(builds.store, testSiteConfig, change);
  const rules = () => join(builds.root, 'firestore.rules');
  const lines = () => deploymentLines(builds.store, rules());
  const deploy = async (time: string) => {
    const { live } = await builds.store.readState();
    const composition = (await liveComposition(builds.store.site)) ?? '';
    const { hashes } = await deploymentOf(builds.store, rules());
    await builds.store.writeDeployed({ composition, live, ...hashes, at: `2026-03-0${time}Z` });
  };
  beforeEach(() => {
    builds.write('firestore.rules', 'allow read;');
  });

  it('is seen before and after the first deploy', async () => {
    await builds.goLive();
    await writeHosts(builds.store, SITES);
    await switched();
    expect(await lines()).toEqual([
      'Switched but not deployed. "npm run deploy" deploys it.',
      'Nothing has been deployed yet.',
    ]);
    await deploy('2T10:00:00');
    expect(await lines()).toEqual(['Deployed 2026-03-02 10:00: everything that is live.']);
  });

  it('is seen with the module that is switched, until it is taken back; its files stay, with their headers', async () => {
    const versions = await builds.goLive();
    await writeHosts(builds.store, SITES);
    await switched();
    await deploy('2T10:00:00');
    const next = await builds.publishNew(MENU, 'const menu = 2;');
    await switched((state) => release(state, next, how(MENU, '2T11:00:00')));
    expect(await lines()).toEqual([
      'Switched but not deployed. "npm run deploy" deploys it.',
      `menu-mfe: ${versions[MENU]} is deployed, ${next} is live here.`,
    ]);
    await switched((state) => rollBack(state, () => true, how(MENU, '2T12:00:00')));
    expect((await lines())[1]).toBe('Since 2026-03-02 10:00 only the headers changed.');
    await deploy('2T13:00:00');
    expect((await lines())[0]).toMatch(/^Deployed/);
  });

  it('is told apart from changed database rules, which are named as well', async () => {
    await builds.goLive();
    await writeHosts(builds.store, SITES);
    await switched();
    await deploy('2T10:00:00');
    builds.write('firestore.rules', 'allow write;');
    expect(await lines()).toEqual([
      'Deployed 2026-03-02 10:00: everything that is live.',
      'The database rules of this checkout are not deployed. "npm run deploy" deploys them.',
    ]);
  });
});
