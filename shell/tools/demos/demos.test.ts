import { root } from '../../../platform/base';
import { parseMenu } from '../../../shared/src/menu/menu';
import { readSiteConfig, siteConfigPath } from '../site-config';
import { DEMOS, documentsOf, monthlyMenuOf } from './demos';

it.each([siteConfigPath(root), ...Object.values(DEMOS)])(
  'the demo of %s has a valid configuration, four dishes that the editor could have stored, and allergens only for fixed dishes that it sells',
  async (path) => {
    const { fixedMenu } = await readSiteConfig(root, path);
    const stored = Object.entries(documentsOf(path)).flatMap(([place, data]) =>
      place.startsWith('menu/') ? { id: place.replace('menu/', ''), data } : [],
    );
    const { dishes, fixed, problems } = parseMenu(stored, { fixedMenu });
    expect(problems).toEqual([]);
    const changed = fixed.filter(({ tags }) => tags.length > 0);
    expect(dishes.length + changed.length).toBe(stored.length);
    expect(dishes.map(({ id }) => id)).toEqual(Object.keys(monthlyMenuOf(path)));
    expect(dishes).toHaveLength(4);
    // The first dish has the same sizes as the first Classic.
    expect(dishes[0]?.sizes.map(({ label }) => label)).toEqual(['Small', 'Large']);
    for (const { name } of dishes) expect(name).toBe(name.toUpperCase());
  },
);
