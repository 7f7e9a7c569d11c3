import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { perRemote } from '../../modules';
import { openStore, type Store } from '../../releases';
import { writeHosts } from '../../releases/store/testing/fake-builds';
import { startFakeShop, type FakeShop } from '../testing/fake-shop';
import { checkHeaders } from './headers';

let shop: FakeShop;
let store: Store;
beforeEach(async () => {
  shop = await startFakeShop();
  store = openStore(mkdtempSync(join(tmpdir(), 'simmer-doctor-')));
});
afterEach(async () => {
  await shop.stop();
  rmSync(store.directory, { recursive: true });
});

/** Changes a header of the home page. */
function change(name: string, by: (value: string) => string): void {
  const said = shop.answers['GET /'];
  if (typeof said !== 'object') throw new Error('the home page is not answered');
  shop.answers['GET /'] = {
    ...said,
    headers: { ...said.headers, [name]: by(said.headers?.[name] ?? '') },
  };
}

const faults = async () =>
  (await checkHeaders({ ...shop.target, store })).filter(({ level }) => level !== 'ok');

const origin = 'https://menu.example';
const hosts = { origins: perRemote(() => origin) };
const SOUP = 'https://soup.example';
/** The fake shop's remotes are at the server's second name. */
const soup = (policy: string) => policy.replaceAll(/http:\/\/localhost:\d+/g, `$& ${SOUP}`);
const loopback = (policy: string) =>
  policy.replace("script-src 'self'", "script-src 'self' http://localhost:*");

it('an owner may promise HTTPS for every name below the domain', async () => {
  change('Strict-Transport-Security', (value) => `${value}; includeSubDomains`);
  expect(await faults()).toEqual([]);
  change('Strict-Transport-Security', (value) => value.replace('63072000', '1'));
  expect(await faults()).toHaveLength(1);
});

it('a policy that allows modules of the own computer is a fault, unless hosts.json says so', async () => {
  await writeHosts(store, hosts);
  change('Content-Security-Policy', loopback);
  expect((await faults()).map(({ text }) => text)).toEqual([
    'The policy of / allows http://localhost:* in script-src, which it should not.',
  ]);
  await writeHosts(store, { ...hosts, allowLocalModules: true });
  expect((await faults()).map(({ text }) => text)).not.toContain(
    'The policy of / allows http://localhost:* in script-src, which it should not.',
  );
});

it('a remote that has a host but no live release is no fault, before and after its host is deployed', async () => {
  const origins = { ...hosts.origins, 'menu-mfe': SOUP };
  await writeHosts(store, { origins });
  expect(await faults()).toEqual([]);
  change('Content-Security-Policy', soup);
  expect(await faults()).toEqual([]);
});

it('an origin that neither the registry nor hosts.json names is a fault in each directive', async () => {
  await writeHosts(store, hosts);
  change('Content-Security-Policy', soup);
  const directives = ['script-src', 'style-src', 'img-src', 'font-src', 'connect-src'];
  expect((await faults()).map(({ text }) => text)).toEqual(
    directives.map((name) => `The policy of / allows ${SOUP} in ${name}, which it should not.`),
  );
});
