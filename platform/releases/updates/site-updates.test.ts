import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as v from 'valibot';
import { nodeFiles } from '../files/files';
import { writeSite } from '../site/write-site';
import { siteUpdates } from './site-updates';

const MENU = 'https://menu.example';
const UpdateSchema = v.object({
  versions: v.array(v.string()),
  gone: v.array(v.string()),
  changes: v.array(v.array(v.unknown())),
});

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'simmer-updates-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 16);
const client = (module: string, version: string) => join(folder, module, version);
const store = () => ({ site: join(folder, 'site'), client, files: nodeFiles });

function writeRelease(module: string, version: string, files: Record<string, string>): void {
  mkdirSync(client(module, version), { recursive: true });
  for (const [name, content] of Object.entries(files))
    writeFileSync(join(client(module, version), name), content);
}

const documents = (menu: string, text: string) =>
  new Map([
    ['index.html', `<p>${text}</p>`],
    ['cart.html', `<p>cart beside ${text}</p>`],
    ['404.html', `<p>no ${text}</p>`],
    ['canary/menu-mfe/index.html', '<p>a share</p>'],
    [
      'registry.json',
      JSON.stringify({
        shell: { version: '2.0.0' },
        modules: { 'menu-mfe': { version: menu, entry: `${MENU}/${menu}/entry.js` } },
      }),
    ],
  ]);
const OLD = documents('1.0.0', 'soup');
const NEW = documents('1.0.1', 'stew');
const write = (files: Map<string, string>) => writeSite(store().site, { files, warnings: [] });

/** The update for a browser with the earlier composition. */
async function updateOf(earlier: Map<string, string>, now: Map<string, string>) {
  const updates = await siteUpdates(store(), now);
  const text = updates.get(`updates/${hashOf(earlier.get('index.html') ?? '')}.json`);
  return text === undefined ? undefined : v.parse(UpdateSchema, JSON.parse(text));
}

it('a browser with what is live is told that nothing has changed', async () => {
  const [home = '', cart = ''] = [NEW.get('index.html'), NEW.get('cart.html')];
  expect(await updateOf(NEW, NEW)).toEqual({
    versions: ['2.0.0', '1.0.1'],
    gone: [],
    changes: [
      ['/', '/', hashOf(home), [0, home.length]],
      ['/cart', '/cart', hashOf(cart), [0, cart.length]],
    ],
  });
});

it('a browser with an earlier composition is told what has changed in pages and files, and what no longer counts', async () => {
  writeRelease('menu-mfe', '1.0.0', {
    'main.11111111.js': 'cook();serve(1);',
    'pot.22222222.svg': '<svg/>',
    'serif.33333333.woff2': 'one',
    'gone.44444444.js': 'burn();',
    'entry.js': 'no hash;',
  });
  writeRelease('menu-mfe', '1.0.1', {
    'main.55555555.js': 'cook();serve(2);',
    'pot.22222222.svg': '<svg/>',
    'serif.66666666.woff2': 'two',
    'new.77777777.js': 'bake();',
    'entry.js': 'no hash!',
  });
  await write(OLD);
  const update = await updateOf(OLD, NEW);
  expect(update?.versions).toEqual(['2.0.0', '1.0.1']);
  expect(update?.gone).toEqual([`${MENU}/1.0.0/`]);
  expect(update?.changes).toEqual([
    ['/', '/', hashOf('<p>stew</p>'), [0, 3, 'stew</p>']],
    ['/cart', '/cart', hashOf('<p>cart beside stew</p>'), [0, 3, 'cart beside stew</p>']],
    [
      `${MENU}/1.0.0/main.11111111.js`,
      `${MENU}/1.0.1/main.55555555.js`,
      hashOf('cook();serve(2);'),
      [0, 7, 'serve(2);'],
    ],
    [`${MENU}/1.0.0/pot.22222222.svg`, `${MENU}/1.0.1/pot.22222222.svg`],
  ]);
});

it('a browser whose files are no longer stored is told of the pages', async () => {
  await write(OLD);
  const update = await updateOf(OLD, NEW);
  expect(update?.changes.map(([from]) => from)).toEqual(['/', '/cart']);
});

it('the latest compositions lead to the live one, also back', async () => {
  const all = Array.from({ length: 8 }, (_, n) => documents('1.0.0', `soup ${String(n)}`));
  for (const one of all) await write(one);
  const [first = OLD, , , fourth = OLD] = all;
  expect(await updateOf(fourth, NEW)).toBeDefined();
  expect(await updateOf(first, NEW)).toBeUndefined();
  await write(NEW);
  expect((await updateOf(NEW, fourth))?.changes[0]?.[2]).toBe(hashOf('<p>soup 3</p>'));
});

it('what a composition has from when it was live before is not made again', async () => {
  await write(OLD);
  const name = `updates/${hashOf(OLD.get('index.html') ?? '')}.json`;
  const made = await siteUpdates(store(), NEW, (one) => one === name);
  expect([...made.keys()]).toEqual([`updates/${hashOf(NEW.get('index.html') ?? '')}.json`]);
});

it('a composition that has no registry leads nowhere', async () => {
  await write(new Map([['index.html', '<p>old</p>']]));
  expect(await updateOf(new Map([['index.html', '<p>old</p>']]), NEW)).toBeUndefined();
});
