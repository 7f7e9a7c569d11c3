import { root } from '../../../platform/base';
import { readSiteConfig, siteConfigPath } from '../site-config';
import { DEMOS, documentsOf, monthlyMenuOf } from './demos';
import { TAGS } from '../../../shared/src/menu/tags';

it.each([siteConfigPath(root), ...Object.values(DEMOS)])(
  'the demo of %s has a valid configuration, four dishes that the editor could have stored, and diets and allergens only for fixed dishes that it sells',
  async (path) => {
    const { fixedMenu } = await readSiteConfig(root, path);
    const names = Object.values(fixedMenu).flatMap((section) => section.map(({ name }) => name));
    for (const [word, marked] of Object.entries(documentsOf(path)['settings/dishes'] ?? {})) {
      expect(TAGS).toContain(word);
      expect(names).toEqual(expect.arrayContaining(Object.keys(marked)));
    }
    const dishes = Object.values(monthlyMenuOf(path));
    expect(dishes).toHaveLength(4);
    // The first dish has the same sizes as the first Classic.
    expect(dishes[0]?.sizes.map(({ label }) => label)).toEqual(['Small', 'Large']);
    for (const { name, tags = [] } of dishes) {
      expect(name).toBe(name.toUpperCase());
      expect(TAGS).toEqual(expect.arrayContaining([...tags]));
    }
  },
);
