import fs from 'node:fs';
import { fakeModules, page } from './testing/fake-modules';

jest.unmock('./start-process');

const { changeShell, composed, write } = fakeModules();
const HOURS = 'hours/server/Hours.js';
const { writeFileSync } = fs;

beforeEach(() => {
  process.env.SHOP_SECRET = 'secret';
});
afterEach(() => {
  delete process.env.SHOP_SECRET;
  fs.writeFileSync = writeFileSync;
});

it.each([
  ['replaces a function of Node', '(require("node:fs").writeFileSync = () => "secret")()'],
  ['reads the environment', 'process.env.SHOP_SECRET'],
  ['reads a file', `require("node:fs").readFileSync(${JSON.stringify(__filename)}, "utf8")`],
  [
    'starts a program',
    'require("node:child_process").execSync("echo secret", { encoding: "utf8" })',
  ],
  ['opens a connection', '"secret " + new (require("node:net").Socket)()'],
  [
    'makes itself a way to import from Node',
    '"secret " + globalThis.module.createRequire("/")("node:net")',
  ],
])('a remote that %s is left out, and gains nothing', async (_case, secret) => {
  write(HOURS, `exports.default = () => ${secret};`);
  const composition = await composed();
  expect(page(composition, 'index.html').body[0]).toBe('not rendered');
  expect([...composition.files.values()].join()).not.toContain('secret');
  expect(fs.writeFileSync).toBe(writeFileSync);
});

it('a remote that ends its process is left out, with a warning', async () => {
  write(HOURS, 'queueMicrotask(() => { throw new Error("late"); });');
  const composition = await composed();
  expect(composition.warnings).toEqual([
    'hours cannot be rendered: its process ended without an answer',
  ]);
  expect(page(composition, 'index.html').body[0]).toBe('not rendered');
});

it('a remote that changes the functions that write documents has no effect', async () => {
  const { files } = await composed();
  write(
    'news/server/News.js',
    `const { stringify } = JSON;
     JSON.stringify = (value) => stringify(value).replaceAll('https://hours.', 'https://evil.');
     const react = require('react');
     exports.default = () => 'News with ' + react.version + ' React and ' + __module_base__ + 'tin.svg';`,
  );
  expect((await composed()).files).toEqual(files);
});

it('a remote that renders a script is refused, so that nothing is published', async () => {
  changeShell(
    `exports.documentOf = (page, { body }) => '<!doctype html><title>A</title>' + JSON.parse(body)[0];`,
  );
  write(HOURS, 'exports.default = () => "<script>steal()</script>";');
  await expect(composed()).rejects.toThrow('index.html is refused: <script> is no call');
});
