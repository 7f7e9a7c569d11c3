import { INTERFACE_VERSION } from '../../../shared/src/build-info/build-info';
import { UNDERSTOOD_INTERFACES } from '../../composer';
import type { Contract } from './contract';
import { incompatibilities } from './incompatibilities';
import { unknownInterfaces } from './unknown-interfaces';

const NONE: Contract['sizes'] = { entry: 0, scripts: 0, styles: 0 };
type Known = Contract['events']['known'][string];
const payload = (version: number, more: Partial<Known> = {}): Known => ({
  version,
  fingerprint: `of-${String(version)}`,
  readsPrevious: version > 1,
  ...more,
});

function shell(more: Partial<Contract> = {}, known: Contract['events']['known'] = {}): Contract {
  return {
    module: 'shell',
    version: '1.0.0-shell',
    exposes: [],
    asks: {},
    needs: {},
    carries: {},
    interfaceVersion: 1,
    events: { known, sends: [], listens: [] },
    sizes: NONE,
    ...more,
  };
}

function menu(more: Partial<Contract> = {}): Contract {
  return { ...shell(), module: 'menu-mfe', version: '1.0.0-menu', ...more };
}

const sending = (known: Contract['events']['known']) =>
  menu({ events: { known, sends: ['menu/changed'], listens: [] } });
const listening = (known: Contract['events']['known']) =>
  menu({ events: { known, sends: [], listens: ['menu/changed'] } });

/** The sentences when the remote is to be released, and when the shell is. */
const said = (host: Contract, remote: Contract) => ({
  remote: incompatibilities(host, remote, 'remote'),
  shell: incompatibilities(host, remote, 'shell'),
});
const FITS = { remote: [], shell: [] };

describe('a part that the shell asks for', () => {
  const host = shell({ asks: { 'menu-mfe': ['MenuSections'], 'cart-mfe': ['Checkout'] } });

  it('fits when the remote exposes it, whatever else it exposes', () => {
    expect(said(host, menu({ exposes: ['Extra', 'MenuSections'] }))).toEqual(FITS);
  });

  it('is missed by its name when the remote calls it otherwise', () => {
    expect(said(host, menu({ exposes: ['Menu'] }))).toEqual({
      remote: [
        'menu-mfe does not expose "MenuSections" (it has "Menu"), and the live shell 1.0.0-shell asks for it: keep the name, or expose it under both names until a shell that asks for the new one is live.',
      ],
      shell: [
        'The shell asks menu-mfe for "MenuSections", which the live 1.0.0-menu does not expose (it has "Menu"): release menu-mfe first.',
      ],
    });
  });

  it('is missed when the remote exposes nothing', () => {
    expect(incompatibilities(host, menu(), 'remote')[0]).toContain('(it has nothing)');
  });
});

describe('a package that a remote takes from the shell', () => {
  it('is missed by its name when the shell does not carry it', () => {
    expect(said(shell(), menu({ needs: { '@simmer/shared/new': '^1.0.0' } }))).toEqual({
      remote: [
        'menu-mfe needs @simmer/shared/new ^1.0.0, and the live shell 1.0.0-shell does not carry it: release the shell first.',
      ],
      shell: [
        'The live menu-mfe 1.0.0-menu needs @simmer/shared/new ^1.0.0, and the shell does not carry it: release menu-mfe for it first, or keep that version.',
      ],
    });
  });

  it('is named once when several parts of it are too old', () => {
    const carries = {
      react: '19.0.0',
      '@simmer/shared/bus': '1.0.0',
      '@simmer/shared/cart': '1.0.0',
    };
    const needs = {
      react: '^19.0.0',
      '@simmer/shared/bus': '^1.4.0',
      '@simmer/shared/cart': '^1.4.0',
    };
    expect(incompatibilities(shell({ carries }), menu({ needs }), 'remote')).toEqual([
      'menu-mfe needs @simmer/shared ^1.4.0, and the live shell 1.0.0-shell carries 1.0.0: release the shell first.',
    ]);
  });
});

describe('modules of one version apart', () => {
  const versions = ['1.3.0', '1.4.0', '1.5.0', '2.0.0'];
  const pairs = versions.flatMap((carried) => versions.map((needed) => ({ carried, needed })));
  // Within one major version the shell may be ahead but not behind.
  const fits: Record<string, readonly string[]> = {
    '1.3.0': ['1.3.0'],
    '1.4.0': ['1.3.0', '1.4.0'],
    '1.5.0': ['1.3.0', '1.4.0', '1.5.0'],
    '2.0.0': ['2.0.0'],
  };

  it.each(pairs)('shared: shell $carried, remote $needed (case 18)', ({ carried, needed }) => {
    // No order of two releases leads over a major version.
    const isMajor = carried.slice(0, 1) !== needed.slice(0, 1);
    const found = said(
      shell({ carries: { '@simmer/shared/cart': carried } }),
      menu({ needs: { '@simmer/shared/cart': `^${needed}` } }),
    );
    expect(found).toEqual(
      fits[carried]?.includes(needed)
        ? FITS
        : {
            remote: [
              `menu-mfe needs @simmer/shared ^${needed}, and the live shell 1.0.0-shell carries ${carried}: ${isMajor ? 'release all modules in one step' : 'release the shell first'}.`,
            ],
            shell: [
              `The live menu-mfe 1.0.0-menu needs @simmer/shared ^${needed}, and the shell carries ${carried}: release ${isMajor ? 'all modules in one step' : 'menu-mfe for it first'}, or keep that version.`,
            ],
          },
    );
  });

  const payloads = [1, 2, 3].flatMap((ours) => [1, 2, 3].map((theirs) => ({ ours, theirs })));
  it.each(payloads)('an event: shell $ours, remote $theirs', ({ ours, theirs }) => {
    const host = shell({}, { 'menu/changed': payload(ours) });
    const known = { 'menu/changed': payload(theirs) };
    const version = `version ${String(ours)}`;
    const reads = ours > 1 ? `reads ${version} and the one before` : `reads only ${version}`;
    for (const [does, remote] of [
      ['sends', sending(known)],
      ['listens to', listening(known)],
    ] as const) {
      const uses = `${does} "menu/changed" in version ${String(theirs)}`;
      const byRemote = `menu-mfe ${uses}, and the live shell 1.0.0-shell ${reads}`;
      const byShell = `The live menu-mfe 1.0.0-menu ${uses}, and the shell ${reads}`;
      const behind = ours - theirs;
      if (behind === 0 || behind === 1) expect(said(host, remote)).toEqual(FITS);
      else if (behind < 0)
        expect(said(host, remote)).toEqual({
          remote: [`${byRemote}: release the shell first.`],
          shell: [`${byShell}: build the shell from sources that know that version.`],
        });
      else
        expect(said(host, remote)).toEqual({
          remote: [`${byRemote}: build menu-mfe from sources that know the shell’s version.`],
          shell: [`${byShell}: raise it by one at a time, and release menu-mfe in between.`],
        });
    }
  });
});

describe('an event of the version before', () => {
  const host = shell({}, { 'menu/changed': payload(2, { readsPrevious: false }) });
  const known = { 'menu/changed': payload(1) };

  it('is refused from a sender when the shell does not read it', () => {
    expect(said(host, sending(known))).toEqual({
      remote: [
        'menu-mfe sends "menu/changed" in version 1, and the live shell 1.0.0-shell reads only version 2: build menu-mfe from sources that know the shell’s version.',
      ],
      shell: [
        'The live menu-mfe 1.0.0-menu sends "menu/changed" in version 1, and the shell reads only version 2: add the former parser as "previous" in shared/src/bus/events.ts.',
      ],
    });
  });

  it('is all that a listener knows, who needs no more', () => {
    expect(said(host, listening(known))).toEqual(FITS);
  });
});

describe('an event', () => {
  it('whose payload changed under the same version is refused', () => {
    const host = shell({}, { 'menu/changed': payload(1) });
    const remote = listening({ 'menu/changed': payload(1, { fingerprint: 'another' }) });
    const rest =
      'raise its version in shared/src/bus/events.ts and read the former one as "previous".';
    expect(said(host, remote)).toEqual({
      remote: [
        `The payload of "menu/changed" is not the one that the live shell 1.0.0-shell knows as version 1: ${rest}`,
      ],
      shell: [
        `The payload of "menu/changed" is not the one that the live menu-mfe 1.0.0-menu knows as version 1: ${rest}`,
      ],
    });
  });

  it('that the shell does not know is refused', () => {
    expect(said(shell(), sending({ 'menu/changed': payload(1) }))).toEqual({
      remote: [
        'menu-mfe sends "menu/changed", which the live shell 1.0.0-shell does not know: release the shell first.',
      ],
      shell: [
        'The live menu-mfe 1.0.0-menu sends "menu/changed", which the shell does not know: keep it in shared/src/bus/events.ts until menu-mfe is released without it.',
      ],
    });
  });

  it('that nobody knows is refused from a new remote', () => {
    expect(incompatibilities(shell(), listening({}), 'remote')).toEqual([
      'menu-mfe listens to "menu/changed", which is not in shared/src/bus/events.ts: add it there, and release the shell first.',
    ]);
  });

  it('that the new remote’s own sources lost is refused', () => {
    const host = shell({}, { 'menu/changed': payload(1) });
    expect(incompatibilities(host, listening({}), 'remote')).toEqual([
      'menu-mfe listens to "menu/changed", which is not in shared/src/bus/events.ts: add it there.',
    ]);
  });

  it('that a remote knows and does not use is nobody’s concern', () => {
    expect(
      said(
        shell(),
        menu({ events: { known: { 'menu/changed': payload(1) }, sends: [], listens: [] } }),
      ),
    ).toEqual(FITS);
  });

  it('that is both sent and heard is named once', () => {
    const events = { known: {}, sends: ['menu/changed'], listens: ['menu/changed'] };
    expect(incompatibilities(shell(), menu({ events }), 'remote')).toHaveLength(1);
  });
});

describe('the attributes for event replay', () => {
  it.each([
    ['of the version that the shell reads', 1, 1],
    ['that a remote does not carry', 1, undefined],
    ['that neither knows', undefined, undefined],
  ])('%s fit', (_case, read, carried) => {
    const eventReplay = (version?: number) => (version ? { eventReplay: version } : {});
    expect(said(shell(eventReplay(read)), menu(eventReplay(carried)))).toEqual(FITS);
  });

  it('of another version than the shell reads are refused', () => {
    expect(said(shell({ eventReplay: 1 }), menu({ eventReplay: 2 }))).toEqual({
      remote: [
        'menu-mfe carries version 2 of the attributes for event replay, and the live shell 1.0.0-shell reads version 1: release menu-mfe and shell together.',
      ],
      shell: [
        'The live menu-mfe 1.0.0-menu carries version 2 of the attributes for event replay, and the shell reads version 1: release menu-mfe and shell together.',
      ],
    });
    expect(said(shell(), menu({ eventReplay: 2 })).remote).toEqual([
      expect.stringContaining('the live shell 1.0.0-shell reads none'),
    ]);
  });
});

describe('the interface between composer and server builds', () => {
  it('of the sources is one that their composer understands', () => {
    expect(UNDERSTOOD_INTERFACES).toContain(INTERFACE_VERSION);
  });

  it('that the composer understands fits', () => {
    expect(
      unknownInterfaces([shell({ interfaceVersion: 1 }), menu({ interfaceVersion: 2 })], [1, 2]),
    ).toEqual([]);
  });

  it('that it does not understand is refused, the older one with the newer release as a remedy', () => {
    const contracts = [shell({ interfaceVersion: 4 }), menu({ interfaceVersion: 1 })];
    expect(unknownInterfaces(contracts, [2, 3])).toEqual([
      'shell 1.0.0-shell was built for version 4 of the interface between composer and server builds, and this composer understands 2 and 3: run the command from sources whose composer understands it, such as those of that release.',
      'menu-mfe 1.0.0-menu was built for version 1 of the interface between composer and server builds, and this composer understands 2 and 3: release menu-mfe from these sources, or run the command from the sources of that release.',
    ]);
  });
});
