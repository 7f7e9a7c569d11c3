import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
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
  it('that is complete is accepted', () => {
    expect(parseSiteConfig(copy())).toEqual({ ok: true, config: testSiteConfig });
  });

  it('may be the one in the repository', () => {
    const file = resolve(__dirname, '../../../shell/site.config.json');
    expect(problemsOf(JSON.parse(readFileSync(file, 'utf8')))).toEqual([]);
  });

  it('may turn on analytics with a measurement id', () => {
    const config = copy();
    config.firebase = { ...config.firebase, measurementId: 'G-TEST' };
    expect(problemsOf(config)).toEqual([]);
  });

  it('may turn on App Check with a key of reCAPTCHA', () => {
    const config = copy();
    config.firebase = { ...config.firebase, appCheckKey: '6Lc-test' };
    expect(problemsOf(config)).toEqual([]);
  });

  it('may name the time zone of the shop', () => {
    const config = copy();
    config.business = { ...config.business, timeZone: 'America/New_York' };
    expect(problemsOf(config)).toEqual([]);
    config.business = { ...config.business, timeZone: -5 };
    expect(problemsOf(config)).toEqual([expect.stringMatching(/^business\.timeZone: /)]);
  });

  it('may have sentences of its own for the menu and the contact, and none that are empty', () => {
    const config = copy();
    config.texts = { soup: 'By the jar.', contact: 'Call me.' };
    expect(problemsOf(config)).toEqual([]);
    config.texts = { soup: ' ' };
    expect(problemsOf(config)).toEqual(['texts.soup: must not be empty']);
  });

  it('may have any email address that guests may have', () => {
    const config = copy();
    config.owner = { ...config.owner, email: "o'brien@mail.example" };
    expect(problemsOf(config)).toEqual([]);
  });

  it('is trimmed', () => {
    const config = copy();
    config.business = { ...config.business, name: '  Test Kitchen\n' };
    expect(parseSiteConfig(config)).toEqual({ ok: true, config: testSiteConfig });
  });

  it.each(paths)('without $path is refused: $path is missing', ({ section, field, path }) => {
    const config = copy();
    delete config[section]?.[field];
    expect(problemsOf(config)).toEqual([`${path} is missing`]);
  });

  it.each(paths)('with null for $path is refused, with the path', ({ section, field, path }) => {
    const config = copy();
    config[section] = { ...config[section], [field]: null };
    const problems = problemsOf(config);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatch(new RegExp(`^${path.replace('.', '\\.')}: `));
  });

  it.each(Object.keys(testSiteConfig))('without the section %s is refused', (section) => {
    const config = copy();
    delete config[section];
    expect(problemsOf(config)).toEqual([`${section} is missing`]);
  });

  it('with several wrong fields lists all of them', () => {
    const config = copy();
    delete config.venmo?.handle;
    delete config.emailjs?.serviceId;
    expect(problemsOf(config)).toEqual(['venmo.handle is missing', 'emailjs.serviceId is missing']);
  });
});

describe('a wrong value', () => {
  it.each([
    ['business', 'name', '   ', 'must not be empty'],
    ['business', 'url', 'http://kitchen.test.example', 'must begin with https://'],
    ['business', 'url', 'https://test.example/kitchen', 'must be the address of the home page'],
    ['business', 'url', 'kitchen.test.example', 'must be a URL'],
    ['business', 'currency', 'dollars', 'must be a currency code like USD'],
    ['business', 'locale', 'en_US', 'must be a language tag like en-US'],
    ['owner', 'email', 'rosa at simmer', 'must be an email address'],
    ['links', 'gallery', 'www.facebook.com/x', 'must be a URL'],
    ['links', 'gallery', 'http://social.test.example', 'must begin with https://'],
    ['links', 'gallery', 'javascript:alert(1)', 'must begin with https://'],
    ['links', 'social', { name: 'Facebook', url: 'ftp://x.example' }, 'must begin with https://'],
    ['builder', 'portfolio', 'data:text/html,x', 'must begin with https://'],
    ['venmo', 'profile', 'javascript://venmo.com/%0aalert(1)', 'must begin with https://'],
    ['venmo', 'handle', 'simmer-kitchen', 'must begin with @'],
    ['ordering', 'maxQuantity', 0, 'Expected >=1'],
    ['ordering', 'maxQuantity', 2.5, 'Invalid safe integer'],
    ['ordering', 'maxQuantity', '99', 'Expected number'],
    ['ordering', 'keepCartInTab', 'no', 'Expected boolean'],
    ['firebase', 'measurementId', '', 'must not be empty'],
    ['firebase', 'appCheckKey', ' ', 'must not be empty'],
  ])(
    'in %s.%s (%p) is reported with its path and what it must be',
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
});

describe('an unknown field', () => {
  it('is named, because it is probably a typo', () => {
    const config = copy();
    config.venmo = { ...config.venmo, handel: '@x' };
    expect(problemsOf(config)).toEqual([
      expect.stringMatching(/^venmo\.handel is not a known field/),
    ]);
  });

  it.each(['__proto__', 'constructor', 'prototype', 'toString'])(
    'is refused when it is called %s, and changes no other object (case 44)',
    (key) => {
      const text = JSON.stringify(testSiteConfig);
      const atTop = JSON.parse(text.replace('{', `{"${key}":{"polluted":true},`));
      const inside = JSON.parse(text.replace('"venmo":{', `"venmo":{"${key}":{"polluted":true},`));

      expect(problemsOf(atTop)).toEqual([expect.stringContaining(`${key} is not a known field`)]);
      expect(problemsOf(inside)).toEqual([
        expect.stringContaining(`venmo.${key} is not a known field`),
      ]);
      expect(({} as Record<string, unknown>).polluted).toBeUndefined();
    },
  );
});

describe('something that is not a configuration', () => {
  it.each([[null], [undefined], ['x'], [7], [[]], [true]])(
    'such as %p is refused without a crash',
    (input) => {
      expect(problemsOf(input).length).toBeGreaterThan(0);
    },
  );
});
