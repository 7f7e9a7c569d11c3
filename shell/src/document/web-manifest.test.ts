import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { testSiteConfig } from '@simmer/shared/testing/site-config';
import { webManifest } from './web-manifest';

const manifest = () => JSON.parse(webManifest(testSiteConfig));

describe('the web manifest', () => {
  it('has the business’s name and the color of the shop’s own bar', () => {
    const own = JSON.parse(webManifest(testSiteConfig, { css: '', barColor: '#3d2238' }));
    expect(own).toMatchObject({ name: 'Test Kitchen', short_name: 'Test Kitchen' });
    expect(own).toMatchObject({ theme_color: '#3d2238', background_color: '#3d2238' });
  });

  it('names only pictures that the shell serves', () => {
    const sources: string[] = manifest().icons.map((icon: { src: string }) => icon.src);
    expect(sources).toHaveLength(3);
    for (const source of sources)
      expect(existsSync(join(__dirname, '../../public', source))).toBe(true);
  });
});
