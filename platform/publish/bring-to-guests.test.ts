import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CliError } from '../base';
import { perRemote } from '../modules';
import { bringToGuests } from './bring-to-guests';
import { fakeShop, SITES } from './testing/fake-shop';
import { livePath, writeHosts } from '../releases';
import { chunkOf } from '../releases/testing/fake-builds';

const shop = fakeShop();
let team: ReturnType<typeof shop.team>;
const HOURS = 'hours';
const folderOf = (module: keyof typeof SITES) => shop.hosting.live(SITES[module]!) ?? '';
const chunk = (version: string) =>
  join(folderOf(HOURS), chunkOf(shop.builds.store, HOURS, version)[0]);
beforeEach(async () => {
  team = shop.team('team');
  await bringToGuests(team.options);
});
const once = (at: string, run: () => void) => {
  let isDone = false;
  shop.hosting.onStep((step) => {
    if (step === at && !isDone) {
      isDone = true;
      run();
    }
    return Promise.resolve();
  });
};

it('a change in headers alone is deployed', async () => {
  writeHosts(team.store, { ...team.store.readHosts(), includeSubDomains: true });
  await bringToGuests(team.options);
  const { headers } = shop.hosting.answer(`${shop.origin('shell')}/`);
  expect(headers['Strict-Transport-Security']).toContain('includeSubDomains');
});

it('a file with other bytes on a host is repaired', async () => {
  writeFileSync(chunk(shop.guestsGet()[HOURS] ?? ''), 'evil();');
  await bringToGuests(team.options);
  expect(shop.broken()).toEqual([]);
});

describe('a deploy is refused before anything changes', () => {
  const refused = async (message: RegExp) => {
    const nothing = jest.fn();
    shop.hosting.onStep(nothing);
    const run = bringToGuests(team.options);
    await expect(run).rejects.toThrow(CliError);
    await expect(run).rejects.toThrow(message);
    expect(nothing).not.toHaveBeenCalled();
  };

  it('if it comes from an old copy of the store, which lacks what guests use, unless that is intended', async () => {
    const old = readFileSync(livePath(team.store), 'utf8');
    await team.release(HOURS, 'const hours = 2;');
    rmSync(join(team.store.directory, '.git'), { recursive: true });
    writeFileSync(livePath(team.store), old);
    await refused(/Guests have hours 1\.0\.0-\w+, which is not among the latest of .*use --older/);
    shop.hosting.onStep(() => Promise.resolve());
    await bringToGuests({ ...team.options, mayBeOlder: true });
    expect(shop.guestsGet()).toEqual(team.store.readState().live);
  });

  it('if it names a file that the store does not have', async () => {
    rmSync(join(team.store.directory, '.git'), { recursive: true });
    const version = shop.guestsGet()[HOURS] ?? '';
    rmSync(team.store.served(HOURS, version).get('remoteEntry.22222222.js') ?? '');
    await refused(/hours\/remoteEntry\.22222222\.js is not in the store/);
  });

  it('if the store has no Hosting sites, and the message names the file', async () => {
    writeHosts(team.store, { origins: perRemote(shop.origin) });
    await refused(/hosts\.json names no "sites"/);
  });

  it('if the host neither answers with what is live nor says that there is nothing', async () => {
    jest.mocked(fetch).mockImplementation(() => Promise.resolve(new Response('', { status: 503 })));
    await refused(/registry\.json answers 503, so what is live there is unknown/);
  });
});

describe('a host whose answers differ from the store', () => {
  it('ends the deploy before the documents are changed, and the message names the address and the difference', async () => {
    const before = shop.guestsGet();
    const { version, change } = await team.check(HOURS, 'const hours = 2;');
    once('after site library-hours', () => writeFileSync(chunk(version), 'const hours = 3;'));
    await expect(team.publish({ version, folder: '', change })).rejects.toThrow(
      new RegExp(
        `1 of \\d+ addresses .*\\n +${shop.origin(HOURS)}/chunk\\.\\w+\\.js answers with different bytes \\(16; expected 16\\)`,
      ),
    );
    expect(shop.guestsGet()).toEqual(before);
  });

  it('is asked again for as long as its copies are being replaced', async () => {
    once('after site library-news', () => {
      const path = join(folderOf('news'), 'remoteEntry.22222222.js');
      const bytes = readFileSync(path);
      rmSync(path);
      setTimeout(() => {
        writeFileSync(path, bytes);
      }, 100);
    });
    team.options.retryLimits = { limitMs: 30_000, pauseMs: 20 };
    await team.release(HOURS, 'const hours = 2;');
    expect(shop.broken()).toEqual([]);
  });
});

it('a deploy that its user interrupts ends between two steps, and says so', async () => {
  const controller = new AbortController();
  once('before site library-hours', () => controller.abort());
  team.options.signal = controller.signal;
  await expect(team.release(HOURS, 'const hours = 2;')).rejects.toThrow(/^Interrupted\./);
});
