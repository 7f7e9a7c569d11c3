import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { testSiteConfig } from '@simmer/shared/testing/site-config';
import { webManifest } from './web-manifest';

const manifest = () => JSON.parse(webManifest(testSiteConfig));

describe('what a phone is told for its home screen', () => {
  it('is the business’s own name', () => {
    expect(manifest()).toMatchObject({ name: 'Test Kitchen', short_name: 'Test Kitchen' });
  });

  it('names only pictures that the shell has', () => {
    const sources: string[] = manifest().icons.map((icon: { src: string }) => icon.src);
    expect(sources).toHaveLength(3);
    for (const source of sources)
      expect(existsSync(join(__dirname, '../../public', source))).toBe(true);
  });
});
