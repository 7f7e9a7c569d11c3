import { root } from '../../base';
import { compareReports, type Reports } from './api-reports';
import { readSharedPackage } from './extract-reports';

const reports = (version: string, texts: Record<string, string>): Reports => ({
  version,
  texts: new Map(Object.entries(texts)),
});
const before = { 'cart.api.md': 'add(): void', 'money.api.md': 'format(): string' };

describe('the committed API reports', () => {
  it.each([
    ['did not change', before, undefined],
    ['changed', { ...before, 'cart.api.md': 'add(): boolean' }, '"cart"'],
    ['are new', { ...before, 'ui-button.api.md': 'Button' }, '"ui-button"'],
    ['are gone', { 'cart.api.md': 'add(): void' }, '"money"'],
  ])('name the parts that %s under the same version', (_case, after, names) => {
    const problem = [
      `The API of ${names} changed, but @simmer/shared is still 1.0.0: raise it with "npm version minor -w shared" ("major" if something was removed or changed), then run "node platform/run.mjs api".`,
    ];
    expect(compareReports(reports('1.0.0', before), reports('1.0.0', after))).toEqual(
      names === undefined ? [] : problem,
    );
  });

  it.each([
    ['of another version', reports('1.0.0', before), '1.0.0'],
    ['not there', undefined, '(none)'],
  ])('have to be written when they are %s', (_case, committed, version) => {
    expect(compareReports(committed, reports('1.1.0', before))).toEqual([
      `shared/api has the reports of @simmer/shared ${version}, but the package is 1.1.0: run "node platform/run.mjs api" and commit the result.`,
    ]);
  });
});

it('the API of shared is that of the parts that meet at run time, and no other', () => {
  const { parts } = readSharedPackage(root);
  expect(parts).toContainEqual({ name: 'cart', file: 'src/cart/cart.ts' });
  expect(parts.map(({ name }) => name).join()).toBe(
    'auth,bus,cart,config,firebase,navigation,registry',
  );
});
