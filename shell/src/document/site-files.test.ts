import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { testSiteConfig } from '@simmer/shared/testing/site-config';
import { siteFiles } from './site-files';

const file = (name: string) => siteFiles(testSiteConfig).get(name);

describe('the files beside the pages', () => {
  it('list the two pages that search engines should find, at the business’s own address', () => {
    const listed = [...(file('sitemap.xml') ?? '').matchAll(/<loc>([^<]*)<\/loc>/g)].map(
      ([, address]) => address,
    );
    expect(listed).toEqual([
      'https://kitchen.test.example/',
      'https://kitchen.test.example/instructions',
    ]);
  });

  it('name the business, the color of its own bar, and only icons that the shell serves', () => {
    const files = siteFiles(testSiteConfig, { css: '', barColor: '#3d2238' });
    const { icons, ...manifest } = JSON.parse(files.get('site.webmanifest') ?? '');
    expect(manifest).toMatchObject({
      ...{ name: 'Test Kitchen', short_name: 'Test Kitchen' },
      ...{ theme_color: '#3d2238', background_color: '#3d2238' },
    });
    expect(icons).toHaveLength(3);
    for (const { src } of icons)
      expect(existsSync(join(__dirname, '../../public', src))).toBe(true);
  });

  it('include a worker that answers without a network, or one that removes itself, as the business wants', () => {
    const worker = (site: typeof testSiteConfig) => siteFiles(site).get('service-worker.js');
    expect(worker(testSiteConfig)).toContain('respondWith');
    expect(worker({ ...testSiteConfig, offline: true })).toBe(worker(testSiteConfig));
    const last = worker({ ...testSiteConfig, offline: false });
    expect(last).toContain('unregister');
    expect(last).not.toContain('respondWith');
  });
});
