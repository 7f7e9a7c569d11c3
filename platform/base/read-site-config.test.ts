import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { readSiteConfig, siteConfigPath } from './read-site-config';

const root = resolve(__dirname, '../..');
const demo = JSON.parse(readFileSync(join(root, 'shell/site.config.json'), 'utf8'));
let path: string;

beforeEach(() => {
  path = join(mkdtempSync(join(tmpdir(), 'simmer-config-')), 'my.config.json');
  process.env.SIMMER_SITE_CONFIG = path;
});
afterEach(() => {
  delete process.env.SIMMER_SITE_CONFIG;
  rmSync(join(path, '..'), { recursive: true });
});

describe('the configuration of the business', () => {
  it('is the demo’s until another file is named', async () => {
    delete process.env.SIMMER_SITE_CONFIG;
    expect(siteConfigPath(root)).toBe(join(root, 'shell/site.config.json'));
    expect((await readSiteConfig(root)).venmo.handle).toBe(demo.venmo.handle);
  });

  it('is the one in the file that is named', async () => {
    writeFileSync(path, JSON.stringify({ ...demo, hero: { title: 'Mine', text: 'Own' } }));
    expect((await readSiteConfig(root)).hero).toEqual({ title: 'Mine', text: 'Own' });
  });

  it('without a Venmo handle is refused, and names the file and the field', async () => {
    writeFileSync(path, JSON.stringify({ ...demo, venmo: { profile: demo.venmo.profile } }));
    await expect(readSiteConfig(root)).rejects.toMatchObject({
      name: 'CliError',
      message: `${path} cannot be used:\n  - venmo.handle is missing`,
    });
  });

  it.each(['America/New_Yorck', 'Eastern time', 'New_York'])(
    'with the time zone %s, which does not exist, is refused, and names the field',
    async (timeZone) => {
      const business = { ...demo.business, timeZone };
      writeFileSync(path, JSON.stringify({ ...demo, business }, null, 2));
      await expect(readSiteConfig(root)).rejects.toThrow(
        new RegExp(`- business\\.timeZone: “${timeZone}” is not a time zone`),
      );
    },
  );

  it('with colors that cannot be read beside each other is refused, and names the field', async () => {
    const theme = { colors: { ink: '#aaaaaa' } };
    writeFileSync(path, JSON.stringify({ ...demo, theme }, null, 2));
    await expect(readSiteConfig(root)).rejects.toThrow(
      /- theme\.colors\.ink: .* has a contrast of 1\.56; text needs 4\.5\. The nearest shade that passes is #242424\./,
    );
  });

  it('with a sentence that no page shows is refused, and names those that there are', async () => {
    const texts = { soup: 'By the jar.', desert: 'Whole pies.' };
    writeFileSync(path, JSON.stringify({ ...demo, texts }, null, 2));
    await expect(readSiteConfig(root)).rejects.toThrow(
      /- texts\.desert is not a known field; the fields are classics, monthly, soup, desserts, contact, cook, area, arrival, ingredients$/,
    );
  });

  it.each([
    { fault: 'broken', arrange: () => writeFileSync(path, '{') },
    { fault: 'missing', arrange: () => undefined },
  ])('that is $fault is refused, and names the file', async ({ arrange }) => {
    arrange();
    await expect(readSiteConfig(root)).rejects.toThrow(`${path} cannot be read as JSON: `);
  });
});
