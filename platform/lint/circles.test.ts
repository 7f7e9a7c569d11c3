import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root, runCommand } from '../base';

it('two files that import each other are refused', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'simmer-circle-'));
  const knip = () =>
    runCommand(
      process.execPath,
      [join(root, 'node_modules/knip/bin/knip.js'), '--no-config-hints'],
      {
        cwd: folder,
      },
    );
  try {
    const { include, rules } = JSON.parse(readFileSync(join(root, 'knip.json'), 'utf8'));
    writeFileSync(join(folder, 'knip.json'), JSON.stringify({ include, rules }));
    writeFileSync(join(folder, 'package.json'), '{ "name": "shop", "main": "menu.js" }');
    writeFileSync(
      join(folder, 'menu.js'),
      "import { cart } from './cart.js';\nconsole.log(cart);\n",
    );
    writeFileSync(join(folder, 'cart.js'), 'export const cart = 1;\n');
    expect(await knip()).toMatchObject({ code: 0 });
    writeFileSync(
      join(folder, 'cart.js'),
      "import { menu } from './menu.js';\nexport const cart = menu;\n",
    );
    writeFileSync(
      join(folder, 'menu.js'),
      "import { cart } from './cart.js';\nexport const menu = cart;\n",
    );
    const { code, output } = await knip();
    expect(output).toContain('Circular dependencies (1)');
    expect(code).not.toBe(0);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
