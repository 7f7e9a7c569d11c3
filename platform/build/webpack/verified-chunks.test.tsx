import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const root = resolve(__dirname, '../../..');
let folder: string;

/** Builds a page with a part that loads on demand, in another process, because jest cannot load webpack. */
const BUILD = `(async () => {
  const { default: webpack } = await import('webpack');
  const { default: MiniCssExtractPlugin } = await import('mini-css-extract-plugin');
  const { BuildList } = await import('./platform/build/webpack/build-list.js');
  const { VerifiedChunks } = await import('./platform/build/webpack/verified-chunks.js');
  const folder = process.env.FOLDER;
  webpack({
    mode: 'production',
    entry: { main: folder + '/src/main.js' },
    output: {
      path: folder + '/dist',
      filename: '[name].[contenthash:8].js',
      publicPath: 'https://menu.test.example/1.0.0/',
      chunkLoadTimeout: 8000,
      clean: true,
    },
    module: { rules: [{ test: /\\.css$/, use: [MiniCssExtractPlugin.loader, 'css-loader'] }] },
    plugins: [
      new MiniCssExtractPlugin({ filename: '[name].[contenthash:8].css' }),
      new VerifiedChunks(),
      new BuildList({}, {}),
    ],
  }, (error, stats) => {
    if (error || stats.hasErrors()) throw error ?? new Error(stats.toString('errors-only'));
  });
})()`;

interface Build {
  /** The content of each file, by its name. */
  files: ReadonlyMap<string, string>;
  main: string;
  part: string;
  style: string;
}

function build(part: string): Build {
  mkdirSync(join(folder, 'src'), { recursive: true });
  writeFileSync(
    join(folder, 'src/main.js'),
    "globalThis.loadPart = () => import(/* webpackChunkName: 'part' */ './part.js');",
  );
  writeFileSync(join(folder, 'src/part.js'), `import './part.css';\n${part}`);
  writeFileSync(join(folder, 'src/part.css'), '.part { color: red }');
  const { stderr } = spawnSync(process.execPath, ['-e', BUILD], {
    cwd: root,
    env: { ...process.env, FOLDER: folder },
    encoding: 'utf8',
  });
  expect(stderr).toBe('');
  const dist = join(folder, 'dist');
  const files = new Map(
    readdirSync(dist).map((name) => [name, readFileSync(join(dist, name), 'utf8')]),
  );
  const named = (start: string, end = 'js') =>
    [...files.keys()].find((name) => name.startsWith(start) && name.endsWith(end)) ?? '';
  return { files, main: named('main'), part: named('part'), style: named('part', 'css') };
}

const integrityOf = (text = '') => `sha384-${createHash('sha384').update(text).digest('base64')}`;

/** Runs a script as a page does. */
function run(text = ''): void {
  const script = document.createElement('script');
  script.textContent = text;
  document.head.append(script);
}

/**
 * Starts to load the part.
 * @returns the script element and the outcome.
 */
function askForPart() {
  const loadPart: (() => Promise<unknown>) | undefined = Reflect.get(globalThis, 'loadPart');
  const loading = loadPart?.();
  const script = document.head.querySelector<HTMLScriptElement>('script[src]');
  if (!loading || !script) throw new Error('The part was not requested.');
  return { loading, script };
}

async function failPart(): Promise<string> {
  const { loading, script } = askForPart();
  const { src } = script;
  script.dispatchEvent(new Event('error'));
  await expect(loading).rejects.toThrow('Loading chunk');
  return src;
}

let first: Build;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'shop-chunks-'));
  first = build('export const text = "Soup";');
});
afterAll(() => {
  rmSync(folder, { recursive: true });
});
beforeEach(() => {
  Reflect.deleteProperty(globalThis, 'chunkAttempts');
  document.head.replaceChildren();
  run(first.files.get(first.main));
});

it('a part is requested with the integrity of its bytes and with CORS', () => {
  const { script } = askForPart();
  expect(script).toMatchObject({
    src: `https://menu.test.example/1.0.0/${first.part}`,
    crossOrigin: 'anonymous',
    integrity: integrityOf(first.files.get(first.part)),
  });
});

it('the style of a part is requested with the integrity of its bytes, and after a failure at another address', async () => {
  const styles = () => [...document.head.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')];
  const { loading } = askForPart();
  const address = `https://menu.test.example/1.0.0/${first.style}`;
  expect(styles()).toMatchObject([
    {
      href: address,
      crossOrigin: 'anonymous',
      integrity: integrityOf(first.files.get(first.style)),
    },
  ]);
  styles()[0]?.dispatchEvent(new Event('error'));
  await expect(loading).rejects.toThrow('CSS chunk');
  void askForPart();
  expect(styles().map(({ href }) => href)).toEqual([`${address}?retry=1`]);
});

it('a build lists the integrity of every script and style', () => {
  expect(JSON.parse(first.files.get('build.json') ?? '').integrity).toEqual({
    [first.style]: integrityOf(first.files.get(first.style)),
    [first.main]: integrityOf(first.files.get(first.main)),
    [first.part]: integrityOf(first.files.get(first.part)),
  });
});

it('a part that has failed is requested at another address, even when the entry runs again', async () => {
  const address = `https://menu.test.example/1.0.0/${first.part}`;
  await expect(failPart()).resolves.toBe(address);
  await expect(failPart()).resolves.toBe(`${address}?retry=1`);
  run(first.files.get(first.main));
  const { script } = askForPart();
  expect(script.src).toBe(`${address}?retry=2`);
  expect(script.integrity).toBe(integrityOf(first.files.get(first.part)));
});

it('a file gets another name when the bytes of a part change, and otherwise keeps its name and bytes', () => {
  const changed = build('export const text = "Stew";');
  expect(changed.part).not.toBe(first.part);
  expect(changed.main).not.toBe(first.main);
  expect(build('export const text = "Soup";')).toEqual(first);
});
