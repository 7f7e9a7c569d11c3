import { SERVICE_WORKER_PATH } from '@simmer/shared/service-worker-path';
import { format } from 'prettier';
import { expect, localAddress, test } from './fixtures';

interface Answer {
  what: string;
  status: number;
  headers: Readonly<Record<string, string>>;
}

/** Headers that differ in each answer or belong to the connection. */
const LEFT_OUT =
  /^(date|connection|keep-alive|etag|last-modified|content-length|transfer-encoding)$/;
const POLICY = 'content-security-policy';

/** The first match of a pattern in a text. */
function firstOf(text: string, pattern: RegExp): string {
  const [found] = pattern.exec(text) ?? [];
  if (!found) throw new Error(`Nothing in the page matches ${String(pattern)}.`);
  return found;
}

test('the headers of each kind of address are those of the table in the docs (case 27)', async ({
  request,
  urls,
}) => {
  const answers: Answer[] = [];
  const ask = async (what: string, url: string) => {
    const response = await request.get(localAddress(url, urls), { maxRedirects: 0, maxRetries: 2 });
    answers.push({ what, status: response.status(), headers: response.headers() });
    return response.text();
  };
  const remote = urls['menu-mfe'];
  const home = await ask('the home page', `${urls.shell}/`);
  await ask('any other page', `${urls.shell}/cart`);
  await ask('a page by its file name', `${urls.shell}/cart.html`);
  await ask('a page that does not exist', `${urls.shell}/no-such-page`);
  await ask('the same with a dot in its address', `${urls.shell}/no.such/page.js`);
  await ask('`registry.json`', `${urls.shell}/registry.json`);
  await ask('the fixed menu, `menu.json`', `${urls.shell}/menu.json`);
  await ask('the service worker', `${urls.shell}${SERVICE_WORKER_PATH}`);
  await ask('a fixed name', `${urls.shell}/favicon.svg`);
  const script = firstOf(home, /\/main\.\w{8}\.js/);
  await ask('a script of the shell', urls.shell + script);
  const missing = '/main.00000000.js';
  await ask('a script of a release that is not deployed', urls.shell + missing);
  const entry = firstOf(home, new RegExp(`${remote}/remoteEntry\\.\\w{8}\\.js`));
  await ask('the entry of a remote', entry);
  await ask('a script of a remote’s release that is not deployed', remote + missing);

  const others = answers.filter(({ status }) => status !== 200 && status !== 301);
  for (const { what, headers } of others)
    expect({ what, caching: headers['cache-control'] }).toEqual({ what, caching: 'no-cache' });
  const table = headersTable(answers, urls.shell);
  const text = await format(table, { parser: 'markdown', printWidth: 100, proseWrap: 'preserve' });
  expect(text).toMatchSnapshot('hosting-headers.md');
});

/**
 * The headers of answers as Markdown.
 * @param shop the address to replace, so that every business has the same table.
 */
function headersTable(answers: readonly Answer[], shop: string): string {
  const named = (value: string) =>
    value
      .replaceAll(shop, 'https://shop.example')
      .replace(/('sha256-[^']+' ?)+/g, "'sha256-…' ")
      .replace(/ ;/g, ';');
  const rows = answers.map(({ what, status, headers }) => {
    const others = Object.entries(headers)
      .filter(([name]) => !LEFT_OUT.test(name) && name !== 'cache-control')
      .map(([name, value]) => (name === POLICY ? `\`${name}\`` : `\`${name}: ${named(value)}\``));
    const caching = headers['cache-control'] ?? 'none';
    return `| ${what} | ${String(status)} | \`${caching}\` | ${others.sort().join('<br>')} |`;
  });
  const policies = new Set(answers.flatMap(({ headers }) => headers[POLICY] ?? []));
  return [
    '# Response headers',
    '',
    'By Firebase’s Hosting emulator, with the `firebase.json` of a store. Written by `npm run test:e2e -- --project=hosting --update-snapshots`;',
    '`npm test` fails when an answer differs.',
    '',
    '| asked for | status | `cache-control` | other headers |',
    '| --- | --- | --- | --- |',
    ...rows,
    '',
    'The policy of documents, that of the service worker, and that of the emulator’s own page for a missing file of a remote:',
    '',
    '```text',
    ...[...policies].map((policy) => named(policy).replaceAll('; ', ';\n')),
    '```',
    '',
  ].join('\n');
}
