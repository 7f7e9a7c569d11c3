import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { EVENTS } from '../../../shared/src/bus/events';
import { root } from '../../base';
import { usedEvents } from './used-events';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'simmer-events-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

function write(path: string, ...lines: string[]): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), lines.join('\n'));
}

describe('the events of our own modules', () => {
  const sources = (...folders: string[]) => folders.map((name) => join(root, name, 'src'));

  it('are those that the shell, with shared, sends and hears', () => {
    expect(usedEvents(sources('shell', 'shared'), EVENTS)).toEqual({
      sends: ['auth/changed', 'cart/changed', 'cart/item-added', 'cart/item-refused'],
      listens: ['cart/item-added', 'cart/item-refused'],
    });
  });

  it.each([
    { module: 'menu-mfe', sends: [], listens: ['menu/changed'] },
    { module: 'cart-mfe', sends: ['order/sent'], listens: [] },
    { module: 'editor-mfe', sends: ['menu/changed'], listens: [] },
  ])('are those that $module sends and hears', ({ module, sends, listens }) => {
    expect(usedEvents(sources(module), EVENTS)).toEqual({ sends, listens });
  });
});

describe('an event in a source', () => {
  it('is found however the call is written, and named once', () => {
    write(
      'a/calls.tsx',
      "bus.publish('menu/changed', {});",
      "page.bus?.publish('menu/changed', {});",
      'const Told = () => <b>{bus.publish(`order/sent`, payload)}</b>;',
      "useEffect(() => bus.subscribe('auth/changed', read), []);",
    );
    expect(usedEvents([folder], EVENTS)).toEqual({
      sends: ['menu/changed', 'order/sent'],
      listens: ['auth/changed'],
    });
  });

  it('is found where publishing and subscribing are handed along', () => {
    write(
      'store.ts',
      'export function createStore({ publish, subscribe }: Ports) {',
      "  subscribe('cart/changed', () => publish('order/sent', { lines: 1, totalCents: 1 }));",
      '}',
    );
    expect(usedEvents([folder], EVENTS)).toEqual({
      sends: ['order/sent'],
      listens: ['cart/changed'],
    });
  });

  it('is found in each of several folders', () => {
    write('one/a.ts', "bus.publish('menu/changed', {});");
    write('two/b.ts', "bus.subscribe('menu/changed', read);");
    expect(usedEvents([join(folder, 'one'), join(folder, 'two')], EVENTS)).toEqual({
      sends: ['menu/changed'],
      listens: ['menu/changed'],
    });
  });

  it('does not count in a comment, in a text, in a test or in what only tests use', () => {
    const call = "bus.publish('menu/changed', {});";
    write('a.ts', `// ${call}`, `const text = ${JSON.stringify(call)};`);
    write('a.test.ts', call);
    write('b.test.tsx', call);
    write('testing/fake.ts', call);
    write('a.css', call);
    expect(usedEvents([folder], EVENTS)).toEqual({ sends: [], listens: [] });
  });

  it('is not taken from a store that has subscribers of its own, or from a name that is no event', () => {
    write(
      'a.ts',
      'store.subscribe(listener);',
      "letters.publish('news', 1);",
      "tell('order/sent');",
    );
    expect(usedEvents([folder], EVENTS)).toEqual({ sends: [], listens: [] });
  });

  it('counts on the bus itself also under a name that is no event', () => {
    write('a.ts', "bus.publish('menu/emptied', {});", "page.bus?.subscribe('menu/filled', read);");
    expect(usedEvents([folder], EVENTS)).toEqual({
      sends: ['menu/emptied'],
      listens: ['menu/filled'],
    });
  });

  it('that is not spelled out is refused with file and line', () => {
    write('a.ts', '', 'for (const name of names) bus.subscribe(name, read);');
    expect(() => usedEvents([folder], EVENTS)).toThrow(
      `${join(folder, 'a.ts')}:2 calls bus.subscribe with an event that is not spelled out`,
    );
  });
});
