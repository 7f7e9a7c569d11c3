import { testSiteConfig } from '@simmer/shared/testing/site-config';
import { siteFiles } from './site-files';

const file = (name: string) => siteFiles(testSiteConfig).get(name);

describe('the files beside the pages', () => {
  it('list the two pages for search engines, at the business’s own address', () => {
    const listed = [...(file('sitemap.xml') ?? '').matchAll(/<loc>([^<]*)<\/loc>/g)].map(
      ([, address]) => address,
    );
    expect(listed).toEqual([
      'https://kitchen.test.example/',
      'https://kitchen.test.example/instructions',
    ]);
  });

  it('have a worker that answers without a network, or one that ends, as the business wants', () => {
    const worker = (site: typeof testSiteConfig) => siteFiles(site).get('service-worker.js');
    expect(worker(testSiteConfig)).toContain('respondWith');
    expect(worker({ ...testSiteConfig, offline: true })).toBe(worker(testSiteConfig));
    const last = worker({ ...testSiteConfig, offline: false });
    expect(last).toContain('unregister');
    expect(last).not.toContain('respondWith');
  });
});
