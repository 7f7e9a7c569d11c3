import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { temporaryFolder } from '../../platform/jest/testing/temporary-folder';
import { readSiteConfig, siteConfigPath } from './site-config';

const root = resolve(__dirname, '../..');
const demo = JSON.parse(readFileSync(join(root, 'shell/site.config.json'), 'utf8'));
const folder = temporaryFolder();
let path: string;

beforeEach(() => {
  path = folder.at('my.config.json');
  process.env.SIMMER_SITE_CONFIG = path;
});
afterEach(() => {
  delete process.env.SIMMER_SITE_CONFIG;
});

describe('the configuration of the business', () => {
  it('is the demo’s until another file is named', async () => {
    delete process.env.SIMMER_SITE_CONFIG;
    expect(siteConfigPath(root)).toBe(join(root, 'shell/site.config.json'));
    expect((await readSiteConfig(root)).venmo.handle).toBe(demo.venmo.handle);
  });

  it('is read from the file that is named', async () => {
    writeFileSync(path, JSON.stringify({ ...demo, hero: { title: 'Mine', text: 'Own' } }));
    expect((await readSiteConfig(root)).hero).toEqual({ title: 'Mine', text: 'Own' });
  });

  it('has sentences whose numbers stay on the line of what they count', async () => {
    const serving = { monthly: { text: 'For 8 hours.', cooking: 'Raw: 8 hours' } };
    writeFileSync(path, JSON.stringify({ ...demo, texts: { portions: '3 or 4, or 5' }, serving }));
    expect(await readSiteConfig(root)).toMatchObject({
      texts: { portions: '3\u00a0or 4, or 5' },
      serving: { monthly: { text: 'For 8\u00a0hours.', cooking: 'Raw: 8 hours' } },
    });
  });

  it.each([
    ['venmo', { profile: demo.venmo.profile }, 'venmo.handle is missing'],
    [
      'business',
      { ...demo.business, timeZone: 'New_York' },
      'business.timeZone: “New_York” is not a time zone; use one like America/New_York',
    ],
    [
      'theme',
      { colors: { ink: '#aaaaaa' } },
      /- theme\.colors\.ink: .* has a contrast of 1\.56; text needs 4\.5\. The nearest shade that passes is #242424\./,
    ],
    [
      'texts',
      { soup: 'By the jar.', desert: 'Whole pies.' },
      /- texts\.desert is not a known field; the fields are classics, monthly, soup, desserts, contact, cook, area, arrival, portions, ingredients$/,
    ],
    [
      'serving',
      { dinners: { text: 'Raw.' } },
      /- serving\.dinners is not a known field; the fields are classics, monthly, soup, desserts$/,
    ],
    [
      'serving',
      { soup: { needsCooking: 'no' } },
      /- serving\.soup\.needsCooking is not a known field; the fields are text, cooking$/,
    ],
    [
      'serving',
      { soup: { cooking: 'x'.repeat(201) } },
      /- serving\.soup\.cooking has more than 200 characters$/,
    ],
    [
      'fixedMenu',
      { ...demo.fixedMenu, soup: [{ ...demo.fixedMenu.soup[0], name: 'Danish' }] },
      /- fixedMenu has “Danish” more than once$/,
    ],
  ])(
    'with a fault in %s is refused, and names the file and the field',
    async (section, value, sentence) => {
      writeFileSync(path, JSON.stringify({ ...demo, [section]: value }));
      await expect(readSiteConfig(root)).rejects.toThrow(`${path} cannot be used:\n  - `);
      await expect(readSiteConfig(root)).rejects.toThrow(sentence);
    },
  );

  it.each([
    { fault: 'broken', arrange: () => writeFileSync(path, '{') },
    { fault: 'missing', arrange: () => undefined },
  ])('that is $fault is refused, and names the file', async ({ arrange }) => {
    arrange();
    await expect(readSiteConfig(root)).rejects.toThrow(`${path} cannot be read as JSON: `);
  });
});
