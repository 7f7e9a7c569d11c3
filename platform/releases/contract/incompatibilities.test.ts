import { INTERFACE_VERSION } from '../../../shared/src/build-info/build-info';
import { UNDERSTOOD_INTERFACES } from '../../composer';
import type { Contract } from './contract';
import { incompatibilities } from './incompatibilities';
import { unknownInterfaces } from './unknown-interfaces';

type Known = Contract['events']['known'];
const EVENT = 'menu/changed';
const known = (version: number, more: Partial<Known[string]> = {}): Known => ({
  [EVENT]: { version, fingerprint: `of-${String(version)}`, readsPrevious: version > 1, ...more },
});

const shell = (more: Partial<Contract> = {}, events: Known = {}): Contract => ({
  module: 'shell',
  version: '1.0.0-shell',
  exposes: [],
  asks: {},
  needs: {},
  carries: {},
  interfaceVersion: 1,
  events: { known: events, sends: [], listens: [] },
  sizes: { entry: 0, scripts: 0, styles: 0 },
  ...more,
});
const menu = (more: Partial<Contract> = {}): Contract => ({
  ...shell(),
  module: 'menu-mfe',
  version: '1.0.0-menu',
  ...more,
});
const sending = (events: Known) => menu({ events: { known: events, sends: [EVENT], listens: [] } });
const listening = (events: Known) =>
  menu({ events: { known: events, sends: [], listens: [EVENT] } });

/** What is said when the remote is to be released, and when the shell is. */
const said = (host: Contract, remote: Contract) => [
  incompatibilities(host, remote, 'remote').join(),
  incompatibilities(host, remote, 'shell').join(),
];
const FITS = ['', ''];

const asking = shell({ asks: { 'menu-mfe': ['MenuSections'], 'cart-mfe': ['Checkout'] } });
const needing = menu({ needs: { '@simmer/shared/new': '^1.0.0' } });
const odd = listening(known(1, { fingerprint: 'another' }));

describe('modules that do not fit are refused, and a team reads what to release first:', () => {
  it.each<[string, Contract, Contract, string, string]>([
    [
      'a part has another name',
      asking,
      menu({ exposes: ['Menu'] }),
      'menu-mfe does not expose "MenuSections" (it has "Menu")',
      'release menu-mfe first',
    ],
    ['a part is missing', asking, menu(), '(it has nothing)', '(it has nothing)'],
    [
      'a package is missing',
      shell(),
      needing,
      'release the shell first',
      'release menu-mfe for it',
    ],
    [
      'an event is of a newer version',
      shell({}, known(1)),
      sending(known(2)),
      'release the shell first',
      'build the shell from sources that know that version',
    ],
    [
      'an event is two versions older',
      shell({}, known(3)),
      listening(known(1)),
      'build menu-mfe from sources that know',
      'raise it by one at a time',
    ],
    [
      'the version before is not read any more',
      shell({}, known(2, { readsPrevious: false })),
      sending(known(1)),
      'build menu-mfe from sources that know',
      'add the former parser as "previous"',
    ],
    [
      'a payload changed under the same version',
      shell({}, known(1)),
      odd,
      'raise its version in shared/src/bus/events.ts',
      'raise its version in shared/src/bus/events.ts',
    ],
    [
      'the shell does not know an event',
      shell(),
      sending(known(1)),
      'release the shell first',
      'keep it in shared/src/bus/events.ts until',
    ],
    ['nobody knows an event', shell(), listening({}), 'add it there', ''],
    [
      'the attributes for event replay are of another version',
      shell({ eventReplay: 1 }),
      menu({ eventReplay: 2 }),
      'release menu-mfe and shell together',
      'release menu-mfe and shell together',
    ],
    ['the shell has no event replay', shell(), menu({ eventReplay: 2 }), 'reads none', ''],
  ])('%s', (_case, host, remote, byRemote, byShell) => {
    expect(said(host, remote)).toEqual([
      expect.stringContaining(byRemote),
      expect.stringContaining(byShell),
    ]);
    expect(said(host, remote)).not.toContain('');
  });

  it('several parts of a package that are too old are named once', () => {
    const parts = ['@simmer/shared/bus', '@simmer/shared/cart'];
    const all = (version: string) => Object.fromEntries(parts.map((part) => [part, version]));
    expect(
      incompatibilities(shell({ carries: all('1.0.0') }), menu({ needs: all('^1.4.0') }), 'remote'),
    ).toHaveLength(1);
  });
});

describe('modules fit', () => {
  it.each<[string, Contract, Contract]>([
    ['that expose more than is asked for', asking, menu({ exposes: ['Extra', 'MenuSections'] })],
    ['of the same version of an event', shell({}, known(2)), sending(known(2))],
    ['whose event is one version behind', shell({}, known(2)), listening(known(1))],
    [
      'that listen to the version before',
      shell({}, known(2, { readsPrevious: false })),
      listening(known(1)),
    ],
    [
      'that know an event and do not use it',
      shell(),
      menu({ events: { known: known(1), sends: [], listens: [] } }),
    ],
    ['that carry no event replay', shell({ eventReplay: 1 }), menu()],
  ])('%s', (_case, host, remote) => {
    expect(said(host, remote)).toEqual(FITS);
  });

  // Within one major version the shell may be ahead but not behind.
  it.each([
    ['1.4.0', '1.4.0', ''],
    ['1.5.0', '1.4.0', ''],
    ['1.3.0', '1.4.0', 'release the shell first'],
    ['2.0.0', '1.4.0', 'release all modules in one step'],
    ['1.4.0', '2.0.0', 'release all modules in one step'],
  ])(
    'or not, when the shell has shared %s and a remote needs %s (case 18)',
    (carried, needed, why) => {
      const host = shell({ carries: { '@simmer/shared/cart': carried } });
      const remote = menu({ needs: { '@simmer/shared/cart': `^${needed}` } });
      const [byRemote = '', byShell] = said(host, remote);
      expect(byRemote).toContain(why);
      expect([byRemote === '', byShell === '']).toEqual([why === '', why === '']);
    },
  );
});

describe('the interface between composer and server builds', () => {
  it('of the sources is one that their composer understands', () => {
    expect(UNDERSTOOD_INTERFACES).toContain(INTERFACE_VERSION);
  });

  it('that it does not understand is refused, the older one with the newer release as a remedy', () => {
    const contracts = [1, 2, 4].map((interfaceVersion) => menu({ interfaceVersion }));
    expect(unknownInterfaces(contracts, [2, 3])).toEqual([
      expect.stringContaining('release menu-mfe from these sources'),
      expect.stringContaining('run the command from sources whose composer understands it'),
    ]);
  });
});
