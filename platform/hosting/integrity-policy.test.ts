import { NO_SERVICES } from './content-security-policy';
import { integrityPolicy } from './integrity-policy';

it('no script may run without integrity unless other companies or developers add scripts', () => {
  const own = { services: NO_SERVICES, localModules: false };
  expect(integrityPolicy(own)).toEqual({ 'Integrity-Policy': 'blocked-destinations=(script)' });
  for (const change of [
    { services: { ...NO_SERVICES, scripts: ['https://scripts.example'] } },
    { localModules: true },
  ])
    expect(integrityPolicy({ ...own, ...change })).toEqual({});
});
