import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { addBuild } from './add-release';
import { contentOf, fakeBuilds } from './testing/fake-builds';

const HOURS = 'hours';
const builds = fakeBuilds();

const added = () => addBuild(builds.store, builds.root, HOURS);

it('the version of a release is that of the package and a hash of everything that was built, and of nothing else', async () => {
  const first = await added();
  expect(first).toMatch(/^1\.0\.0-[0-9a-f]{8}$/);
  builds.rebuild('news', 'another');
  builds.write('hours/dist/client/remoteEntry.22222222.js.map', '{}');
  expect(await added()).toBe(first);
  const path = join(builds.root, HOURS, 'dist/server/Hours.js');
  writeFileSync(path, `${readFileSync(path, 'utf8')}\n`);
  expect(await added()).not.toBe(first);
});

describe('a build that is added', () => {
  it('is stored with the files that browsers load, each once for all releases, and with what the composer needs', async () => {
    const first = await added();
    builds.rebuild(HOURS, 'const hours = 2;');
    const second = await added();
    const { store } = builds;
    const entries = readdirSync(store.files(HOURS)).filter((name) =>
      name.startsWith('remoteEntry'),
    );
    expect(entries).toEqual(['remoteEntry.22222222.js']);
    for (const version of [first, second])
      for (const path of store.served(HOURS, version).values()) expect(existsSync(path)).toBe(true);
    expect(Object.keys(store.manifest(HOURS, first).server)).toEqual(
      expect.arrayContaining(['build.json', 'server/Hours.js']),
    );
    expect(store.manifest(HOURS, first).contract).toMatchObject({
      exposes: ['Hours'],
      needs: { react: '^19.3.1' },
      listens: ['hours/changed'],
      federation: { version: '2.9.2', seenWith: ['2.9.2', '2.8.2'] },
      sizes: { entry: brotliCompressSync("const remote = 'hours';").length },
    });
    expect((await addBuild(store, builds.root, 'shell')).startsWith('1.2.0')).toBe(true);
  });

  it('is never stored again under the same version', async () => {
    await added();
    const before = contentOf(builds.store.directory);
    await added();
    expect(contentOf(builds.store.directory)).toEqual(before);
  });

  it('is refused if its file has the name of a different one, and nothing is replaced', async () => {
    await added();
    builds.write('hours/dist/client/remoteEntry.22222222.js', 'evil();');
    await expect(added()).rejects.toThrow(
      /remoteEntry\.22222222\.js differs from .* The bytes of a name never change/,
    );
    const path = join(builds.store.files(HOURS), 'remoteEntry.22222222.js');
    expect(readFileSync(path, 'utf8')).toBe("const remote = 'hours';");
  });

  it.each(['client/photo.2d71a0b3.part', 'client/.DS_Store', 'server/a.part/b.js'])(
    'is refused with %s, which would not be pushed: every later release would lack it',
    async (name) => {
      builds.write(`hours/dist/${name}`, 'x');
      await expect(added()).rejects.toThrow(`hours/dist/${name} cannot be released`);
    },
  );

  it('is refused when its server build cannot run, and does not count as stored', async () => {
    builds.write('hours/dist/server/Events.js', 'throw new Error("no events");');
    await expect(added()).rejects.toThrow('no events');
    expect(existsSync(builds.store.release(HOURS, '.'))).toBe(false);
  });
});
