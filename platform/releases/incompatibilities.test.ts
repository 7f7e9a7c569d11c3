import type { Contract } from './contract';
import { incompatibilities } from './incompatibilities';
import { contractOf } from './testing/store-release';

const EVENT = 'hours/changed';
const shell = (more: Partial<Contract> = {}) => contractOf('shell', '1.0.0-shell', more);
const hours = (more: Partial<Contract> = {}) => contractOf('hours', '1.0.0-hours', more);

/** The problems when the remote is to be released, and when the shell is. */
const said = (host: Contract, remote: Contract) => [
  incompatibilities(host, remote, 'remote').join(),
  incompatibilities(host, remote, 'shell').join(),
];

const builtWith = (version: string, ...seenWith: string[]) => ({
  federation: { version, seenWith },
});

const asking = shell({ asks: { hours: ['Hours'], news: ['News'] } });

describe('modules that do not fit together are refused, and the team reads what to release first:', () => {
  it.each<[string, Contract, Contract, string, string]>([
    [
      'a part has another name',
      asking,
      hours({ exposes: ['Times'] }),
      'hours does not expose "Hours" (it has "Times")',
      'release hours first',
    ],
    [
      'a package is missing',
      shell(),
      hours({ needs: { '@library/shared/new': '^1.0.0' } }),
      'release the shell first',
      'release hours for it',
    ],
    [
      'the shell does not know an event that is sent',
      shell(),
      hours({ sends: [EVENT] }),
      'hours sends "hours/changed", which the live shell 1.0.0-shell does not know: release the shell first',
      'keep it in shared/src/bus/events.ts until',
    ],
    [
      'the shell does not know an event that is listened to',
      shell(),
      hours({ listens: [EVENT] }),
      'hours listens to "hours/changed"',
      'The live hours 1.0.0-hours listens to',
    ],
    [
      'no journey played the federation runtimes that they were built with together',
      shell(builtWith('3.0.0', '2.9.2')),
      hours(builtWith('2.8.2', '2.9.2')),
      'hours was built with Module Federation 2.8.2, and the live shell 1.0.0-shell with 3.0.0, which no journey played together: name 3.0.0 as "federation-other" in package.json, build again and run "npm test", or release all modules in one step.',
      'The live hours 1.0.0-hours was built with Module Federation 2.8.2, and the shell with 3.0.0, which no journey played together: name 2.8.2 as',
    ],
  ])('%s', (_case, host, remote, byRemote, byShell) => {
    expect(said(host, remote)).toEqual([
      expect.stringContaining(byRemote),
      expect.stringContaining(byShell),
    ]);
  });
});

describe('modules fit', () => {
  it.each<[string, Contract, Contract]>([
    ['that expose more than is asked for', asking, hours({ exposes: ['Extra', 'Hours'] })],
    [
      'whose events the shell delivers',
      shell({ delivers: [EVENT, 'news/changed'] }),
      hours({ sends: [EVENT], listens: ['news/changed'] }),
    ],
    [
      'that were built with the same federation runtime',
      shell(builtWith('2.9.2')),
      hours(builtWith('2.9.2')),
    ],
    [
      'whose federation runtimes were played together before the shell was built',
      shell(builtWith('2.9.2', '2.8.2')),
      hours(builtWith('2.8.2')),
    ],
    [
      'whose federation runtimes were played together before the remote was built',
      shell(builtWith('2.8.2')),
      hours(builtWith('2.9.2', '2.8.2')),
    ],
  ])('%s', (_case, host, remote) => {
    expect(said(host, remote)).toEqual(['', '']);
  });

  // Within one major version the shell may be ahead but not behind.
  it.each([
    ['1.4.0', '1.4.0', ''],
    ['1.5.0', '1.4.0', ''],
    ['1.3.0', '1.4.0', 'release the shell first'],
    ['2.0.0', '1.4.0', 'release all modules in one step'],
    ['1.4.0', '2.0.0', 'release all modules in one step'],
  ])('or not, when the shell shares %s and a remote needs %s (case 18)', (carried, needed, why) => {
    const parts = ['@library/shared/branch', '@library/shared/desk'];
    const all = (version: string) => Object.fromEntries(parts.map((part) => [part, version]));
    const host = shell({ carries: all(carried) });
    const remote = hours({ needs: all(`^${needed}`) });
    const [byRemote = '', byShell] = said(host, remote);
    expect(byRemote).toContain(why);
    // One sentence for both parts.
    expect(incompatibilities(host, remote, 'remote')).toHaveLength(why === '' ? 0 : 1);
    expect([byRemote === '', byShell === '']).toEqual([why === '', why === '']);
  });
});
