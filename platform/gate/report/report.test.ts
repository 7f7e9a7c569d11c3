import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MODULES } from '../../modules';
import { openStore, type Store } from '../../releases';
import { storeRelease } from '../../releases/testing/store-release';
import { type Findings, NOTHING } from '../comparison/compare-with-live';
import { reportOf } from './report';

let folder: string;
let store: Store;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'simmer-store-'));
  store = openStore(folder);
  publish('1.0.0', 20_480);
  publish('1.0.1', 21_504);
  const live = Object.fromEntries(MODULES.map((module) => [module, '1.0.0']));
  writeFileSync(join(folder, 'live.json'), JSON.stringify({ live, log: [] }));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

function publish(version: string, scripts: number) {
  const sizes = { entry: 0, scripts, styles: 1024 };
  storeRelease(store, 'menu-mfe', version, {}, { sizes });
}

const report = (findings: Partial<Findings>) =>
  reportOf(store, {
    candidates: [{ module: 'menu-mfe', version: '1.0.1' }],
    findings: { ...NOTHING, ...findings },
    acceptedBy: 'Ada <ada@example.com>',
    at: new Date('2026-11-23T10:00:00Z'),
  });

const cheaper = {
  module: 'menu-mfe',
  kind: 'money',
  about: 'home',
  text: 'Pie: $45.00 is now $4.50 (home)',
  name: 'money:1a2b3c',
  isAccepted: false,
} as const;

it('a release that changes nothing says so, with its version and its sizes before and after', async () => {
  const html = report({});
  expect(html).toContain('No guest and no manager sees a difference.');
  expect(html).toContain('<td>1.0.0</td><td>1.0.1</td><td>20.5 kB → 21.5 kB</td><td>1.0 kB</td>');
  expect(html).toContain('>Admitted<');
});

it('what is refused stands under its module, with what accepts it', async () => {
  const html = report({ judged: [cheaper], problems: ['…'] });
  expect(html).toContain('>Refused<');
  expect(html).toContain('<h2>menu-mfe</h2>');
  expect(html).toContain('refused; if intended, --accept money:1a2b3c');
});

it('what was accepted names the person, whose name is text and not HTML', async () => {
  const html = report({ judged: [{ ...cheaper, isAccepted: true }] });
  expect(html).toContain('accepted by Ada &lt;ada@example.com&gt;');
});

it('a problem from before the comparison is told', async () => {
  expect(report({ problems: ['menu-mfe needs react'] })).toContain('menu-mfe needs react');
});
