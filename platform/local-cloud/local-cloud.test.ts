import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CliError, root } from '../base';
import { createLocalCloud } from './local-cloud';
import { readPorts } from './ports';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'simmer-cloud-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

const create = () =>
  createLocalCloud({ root, stateDirectory: folder, ports: readPorts({}), pages: 'built' });

describe('the folder of a local cloud', () => {
  it('is refused to a second one, which says who has it; the orders in the inbox stay', async () => {
    const cloud = await create();
    const order = join(folder, 'inbox/order.eml');
    mkdirSync(join(folder, 'inbox'));
    writeFileSync(order, '');
    try {
      await expect(create()).rejects.toThrow(
        new CliError(
          `Another local cloud is running in this checkout (process ${String(process.pid)}): stop it, or use another checkout. If there is none, delete ${join(folder, 'lock')}.`,
        ),
      );
      expect(existsSync(order)).toBe(true);
    } finally {
      await cloud.stop();
    }
  });

  it('is free again when it has stopped, however often it was asked to', async () => {
    const first = await create();
    await Promise.all([first.stop(), first.stop()]);
    const second = await create();
    await first.stop();
    await expect(create()).rejects.toThrow('Another local cloud is running');
    await second.stop();
  });

  it('is free again when its process was killed', async () => {
    // No process has such a number.
    writeFileSync(join(folder, 'lock'), '4194999');
    const cloud = await create();
    await cloud.stop();
  });
});
