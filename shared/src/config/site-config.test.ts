import { testSiteConfig } from '../testing/site-config';
import { parseSiteConfig } from './site-config';

type Tree = Record<string, Record<string, unknown>>;

const copy = (): Tree => JSON.parse(JSON.stringify(testSiteConfig));

function problemsOf(input: unknown): string[] {
  const parsed = parseSiteConfig(input);
  return parsed.ok ? [] : parsed.problems;
}

/** Every field of the configuration as `section.field`. */
const paths = Object.entries(testSiteConfig).flatMap(([section, fields]) =>
  Object.keys(fields).map((field) => ({ section, field, path: `${section}.${field}` })),
);

describe('a configuration', () => {
  it('that is complete is accepted and trimmed', () => {
    const config = copy();
    config.business = { ...config.business, name: '  Test Kitchen\n' };
    expect(parseSiteConfig(config)).toEqual({ ok: true, config: testSiteConfig });
  });

  it('may have every optional field', () => {
    const config = copy();
    config.firebase = { ...config.firebase, measurementId: 'G-TEST', appCheckKey: '6Lc-test' };
    config.business = { ...config.business, timeZone: 'America/New_York', cuisine: 'American' };
    config.serving = { classics: { text: 'Raw.', cooking: '8 hours' }, soup: { text: 'Hot.' } };
    config.texts = { soup: 'By the jar.', contact: 'Call me.' };
    expect(problemsOf(config)).toEqual([]);
  });

  it.each(paths)(
    'without $path, or with null there, is refused, and the path is named',
    ({ section, field, path }) => {
      const config = copy();
      delete config[section]?.[field];
      expect(problemsOf(config)).toEqual([`${path} is missing`]);
      config[section] = { ...config[section], [field]: null };
      expect(problemsOf(config)).toEqual([expect.stringContaining(`${path}: `)]);
    },
  );
});

it.each([
  ['business', 'name', '   ', 'must not be empty'],
  ['business', 'url', 'http://kitchen.test.example', 'must begin with https://'],
  ['business', 'url', 'https://test.example/kitchen', 'must be the address of the home page'],
  ['business', 'url', 'kitchen.test.example', 'must be a URL'],
  ['business', 'currency', 'dollars', 'must be a currency code like USD'],
  ['business', 'locale', 'en_US', 'must be a language tag like en-US'],
  ['texts', 'soup', ' ', 'must not be empty'],
  ['owner', 'email', 'rosa at simmer', 'must be an email address'],
  ['links', 'gallery', 'www.facebook.com/x', 'must be a URL'],
  ['links', 'social', { name: 'Facebook', url: 'ftp://x.example' }, 'must begin with https://'],
  ['venmo', 'profile', 'javascript://venmo.com/%0aalert(1)', 'must begin with https://'],
  ['venmo', 'handle', 'simmer-kitchen', 'must begin with @'],
  ['ordering', 'maxQuantity', 0, 'Expected >=1'],
  ['ordering', 'maxQuantity', 2.5, 'Invalid safe integer'],
  ['firebase', 'measurementId', '', 'must not be empty'],
  ['firebase', 'appCheckKey', ' ', 'must not be empty'],
])(
  'a wrong value in %s.%s (%p) is reported with its path and what it must be',
  (section, field, value, reason) => {
    const config = copy();
    config[section] = { ...config[section], [field]: value };
    const problems = problemsOf(config);
    expect(problems.length).toBeGreaterThan(0);
    for (const problem of problems)
      expect(problem).toMatch(new RegExp(`^${section}\\.${field}(\\.\\w+)?: `));
    expect(problems.join('; ')).toContain(reason);
  },
);

it.each(['handel', '__proto__', 'constructor'])(
  'an unknown field is named, because it is probably a typo, and a field called %s changes no other object (case 44)',
  (key) => {
    const text = JSON.stringify(testSiteConfig);
    const atTop = JSON.parse(text.replace('{', `{"${key}":{"polluted":true},`));
    const inside = JSON.parse(text.replace('"venmo":{', `"venmo":{"${key}":{"polluted":true},`));
    expect(problemsOf(atTop)).toEqual([`${key} is not a known field`]);
    expect(problemsOf(inside)).toEqual([`venmo.${key} is not a known field`]);
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
  },
);

it.each([null, 'x'])('%p is no configuration, and is refused without a crash', (input) =>
  expect(problemsOf(input)).toHaveLength(1),
);
