import { readFileSync } from 'node:fs';
import { join } from 'node:path';

it('the API of shared is that of the parts that meet at run time, and nothing else', () => {
  const report = readFileSync(join(__dirname, '../api/shared.api.md'), 'utf8');
  const parts = report.matchAll(/^declare namespace ([a-z]+)/gm);
  expect([...parts].map(([, name]) => name).join()).toBe(
    'auth,bus,cart,config,firebase,navigation,registry',
  );
});
