import { firebaseClient } from './firebase';

const runCommand = jest.fn<
  Promise<{ code: number; output: string }>,
  [string, string[], { signal?: AbortSignal }]
>();
jest.mock('../base', () => ({
  ...jest.requireActual('../base'),
  runCommand: (program: string, args: string[], options: { signal?: AbortSignal }) =>
    runCommand(program, args, options),
}));

jest.mock('../setup', () => ({ firebaseProgram: async () => 'firebase.js' }));

const name = (channel: string) => `projects/1/sites/shop/channels/${channel}`;
const url = 'https://shop--pr-12-hours-abc.web.app';
const [known, deployed] = [
  { name: name('pr-12-hours'), url },
  { release: { version: { name: 'projects/1/sites/shop/versions/a1' } } },
];
const client = firebaseClient({ root: '/', project: 'shop', signal: AbortSignal.abort() });

/** firebase-tools with these channels. */
function having(...channels: object[]): void {
  runCommand.mockImplementation(async (_node, args) => {
    const result = args.includes('hosting:channel:list') ? { channels } : known;
    return { code: 0, output: `A warning.\n${JSON.stringify({ result })}` };
  });
}

describe('the address of a preview', () => {
  it.each([
    [
      'is new when its channel is created, even beside that of another module',
      [{ name: name('pr-12-news'), url, ...deployed }],
      true,
    ],
    ['is new until something is deployed there: the first deploy may have failed', [known], true],
    ['is known from then on, so that it is posted once', [{ ...known, ...deployed }], false],
  ])('%s', async (_promise, channels, isNew) => {
    having(...channels);
    expect(await client.openChannel('shop', 'pr-12-hours')).toEqual({ address: url, isNew });
  });
});

it('staged documents have a version that can be made live and an address to visit', async () => {
  having({ name: name('staged'), url, ...deployed });
  expect(await client.stage('/', 'shop', 'staged')).toEqual({ version: 'a1', address: url });
  having({ name: name('staged'), url });
  await expect(client.stage('/', 'shop', 'staged')).rejects.toThrow('is empty after a deploy');
});

it('the version that a site serves is the one to restore; a site without a version has nothing to restore', async () => {
  having({ name: name('live'), url, ...deployed });
  expect(await client.liveVersion('/', 'shop')).toBe('a1');
  having({ name: name('live'), url });
  expect(await client.liveVersion('/', 'shop')).toBeUndefined();
});

it('after Ctrl-C, what was live can be restored, and nothing else is deployed', async () => {
  runCommand.mockImplementation(async (_node, _args, { signal }) =>
    signal?.aborted ? { code: 1, output: 'canceled' } : { code: 0, output: '' },
  );
  await client.makeLive('shop', 'a1');
  await expect(client.deploySites('/', ['shop'])).rejects.toThrow('canceled');
});

it('an answer in another format is refused and shown', async () => {
  runCommand.mockResolvedValue({ code: 0, output: '{"result":{"sites":[]}}' });
  await expect(client.liveVersion('/', 'shop')).rejects.toThrow(
    'firebase-tools answered in an unknown format: {"result":{"sites":[]}}',
  );
});
