import { readSiteConfig, root, siteConfigPath } from '../../base';
import { DEMO_NAMES, demoSiteConfig, monthlyMenuOf } from './demos';
import { TAGS } from '../../../shared/src/menu/tags';

const DEMO_CONFIGS = [
  siteConfigPath(root),
  ...DEMO_NAMES.map((name) => demoSiteConfig(root, name)),
];

describe.each(DEMO_CONFIGS)('the demo of %s', (path) => {
  const menu = monthlyMenuOf(root, path);

  it('has a configuration that can be used', async () => {
    expect((await readSiteConfig(root, path)).business.name).not.toBe('');
  });

  it('has four dishes of its own, and the first has the same sizes as the first Classic', () => {
    const ids = Object.keys(menu).sort();
    expect(ids).toHaveLength(4);
    expect(menu[ids[0] ?? '']?.sizes.map(({ label }) => label)).toEqual(['Small', 'Large']);
    const others = DEMO_CONFIGS.filter((other) => other !== path);
    for (const other of others) expect(monthlyMenuOf(root, other)).not.toEqual(menu);
  });

  it('has names in capitals, as the editor stores them, and no word for diet that the shop does not know', () => {
    for (const { name, tags = [] } of Object.values(menu)) {
      expect(name).toBe(name.toUpperCase());
      expect(TAGS).toEqual(expect.arrayContaining([...tags]));
    }
  });
});
