import { root } from '../../../platform/base';
import { readSiteConfig, siteConfigPath } from '../site-config';
import { DEMO_NAMES, demoSiteConfig, monthlyMenuOf } from './demos';
import { TAGS } from '../../../shared/src/menu/tags';

it.each([siteConfigPath(root), ...DEMO_NAMES.map((name) => demoSiteConfig(name))])(
  'the demo of %s has a configuration that can be used, and four dishes that the editor could have stored',
  async (path) => {
    expect((await readSiteConfig(root, path)).business.name).not.toBe('');
    const dishes = Object.values(monthlyMenuOf(path));
    expect(dishes).toHaveLength(4);
    // Like the first Classic.
    expect(dishes[0]?.sizes.map(({ label }) => label)).toEqual(['Small', 'Large']);
    for (const { name, tags = [] } of dishes) {
      expect(name).toBe(name.toUpperCase());
      expect(TAGS).toEqual(expect.arrayContaining([...tags]));
    }
  },
);
