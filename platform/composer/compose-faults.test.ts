import { fakeModules, page } from './testing/fake-modules';

const { composed, write, remove } = fakeModules();

describe('a remote that cannot be rendered', () => {
  const SERVER = 'hours/server/Hours.js';
  it.each([
    {
      fault: 'throws while it is loaded',
      arrange: () => write(SERVER, 'throw new Error("no hours");'),
      warning: /^hours cannot be rendered: .*Hours\.js cannot be used: .*no hours$/,
    },
    {
      fault: 'throws while it is rendered',
      arrange: () => write(SERVER, 'exports.default = () => { throw new Error("burnt"); };'),
      warning: /^hours cannot be rendered on \/: .*burnt$/,
    },
    {
      fault: 'is missing',
      arrange: () => remove(SERVER),
      warning: /^hours cannot be rendered: .*Hours\.js cannot be used: .*ENOENT/,
    },
    {
      fault: 'imports what the shell does not share',
      arrange: () => write(SERVER, 'require("jquery");'),
      warning: /^hours cannot be rendered: .*the shell provides no "jquery"$/,
    },
  ])(
    'because it $fault is left out, with a warning that names it',
    async ({ arrange, warning }) => {
      const whole = await composed();
      arrange();
      const composition = await composed();

      expect(composition.warnings).toEqual([expect.stringMatching(warning)]);
      const home = page(composition, 'index.html');
      expect(home.body[0]).toBe('not rendered');
      // The remote's scripts, styles and registry entry stay, so that browsers can render it.
      const rest = { ...page(whole, 'index.html'), body: home.body };
      expect(home).toEqual(rest);
      for (const name of ['news.html', '404.html', 'registry.json'])
        expect(composition.files.get(name)).toBe(whole.files.get(name));
    },
  );
});

describe('a module whose structured data cannot be read', () => {
  it.each([
    { fault: 'throws', source: 'throw new Error("no words");' },
    { fault: 'returns no data', source: 'exports.structuredData = () => "soup";' },
    { fault: 'has no such export', source: '' },
  ])('because it $fault costs the page that data alone', async ({ source }) => {
    const whole = await composed();
    write('hours/server/StructuredData.js', source);
    const composition = await composed();
    expect(composition.warnings).toEqual([
      expect.stringMatching(/^\/: hours has no structured data: /),
    ]);
    const home = page(composition, 'index.html');
    expect(home).toEqual({ ...page(whole, 'index.html'), structuredData: {} });
  });
});

describe('a build that every page needs', () => {
  it.each([
    {
      fault: 'the shell’s server build throws',
      arrange: () => write('shell/server/server.js', 'throw new Error("no shell");'),
      why: /server\.js cannot be used: .*no shell/,
    },
    {
      fault: 'a remote is not built',
      arrange: () => remove('news/client/build.json'),
      why: /news\/client\/build\.json is missing.*npm run build/,
    },
    {
      fault: 'a style is missing',
      arrange: () => remove('hours/client/Hours.22222222.css'),
      why: /Hours\.22222222\.css/,
    },
  ])(
    'stops the composition, so that nothing incomplete is published: $fault',
    async ({ arrange, why }) => {
      arrange();
      await expect(composed()).rejects.toThrow(why);
    },
  );
});
