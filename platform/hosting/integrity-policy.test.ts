import { integrityPolicy, isVerified } from './integrity-policy';

const INTEGRITY = 'integrity="sha384-abc"';
const registryOf = (...modules: object[]) =>
  `<script type="application/json" id="registry">${JSON.stringify({ modules: { ...modules } })}</script>`;
const verified = { version: '1.1.0', entry: 'https://menu.example/e.js', integrity: 'sha384-def' };
const older = { version: '1.0.0', entry: 'https://cart.example/e.js' };

const main = `<script defer="" src="/main.js" crossorigin="anonymous" ${INTEGRITY}></script>`;
const preload = `<link rel="preload" as="script" href="https://menu.example/e.js" crossorigin="anonymous" ${INTEGRITY}/>`;
const whole = `<script>early()</script>${main}${preload}${registryOf(verified)}`;

describe('a document', () => {
  it('is verified when each script, each preload and each entry of its registry is', () => {
    expect(isVerified(whole)).toBe(true);
  });

  it.each([
    { what: 'script', html: whole.replace(main, main.replace(INTEGRITY, '')) },
    { what: 'preload', html: whole.replace(preload, preload.replace(INTEGRITY, '')) },
    { what: 'entry', html: whole.replace(registryOf(verified), registryOf(verified, older)) },
    { what: 'registry', html: main },
  ])('is not when a $what is without integrity', ({ html }) => {
    expect(isVerified(html)).toBe(false);
  });
});

it('the policy that lets no script run without integrity is sent where all scripts have it, and Google and developers add none', () => {
  const none = { analytics: false, appCheck: false };
  const own = { isVerified: true, optional: none, localModules: false };
  expect(integrityPolicy(own)).toEqual({ 'Integrity-Policy': 'blocked-destinations=(script)' });
  for (const change of [
    { isVerified: false },
    { optional: { ...none, analytics: true } },
    { optional: { ...none, appCheck: true } },
    { localModules: true },
  ])
    expect(integrityPolicy({ ...own, ...change })).toEqual({});
});
