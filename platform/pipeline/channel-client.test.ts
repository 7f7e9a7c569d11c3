import { firebaseChannels } from './channel-client';

const firebase = jest.fn<Promise<string>, string[]>();
jest.mock('../deploy', () => ({
  ...jest.requireActual('../deploy'),
  firebaseTools: () => firebase,
}));

const name = (channel: string) => `projects/1/sites/shop/channels/${channel}`;
const url = 'https://shop--pr-12-menu-mfe-abc.web.app';
const [known, deployed] = [{ name: name('pr-12-menu-mfe'), url }, { release: { name: 'r' } }];
const { open } = firebaseChannels({ root: '/', project: 'shop', signal: AbortSignal.abort() });

/** firebase-tools with these channels. */
function having(...channels: object[]): void {
  firebase.mockImplementation(async (_root, command) =>
    JSON.stringify({ result: command === 'hosting:channel:list' ? { channels } : known }),
  );
}

describe('the address of a preview', () => {
  it.each([
    [
      'is new when its channel is created, also beside that of another module',
      [{ name: name('pr-12-cart-mfe'), url, ...deployed }],
      true,
    ],
    ['is new until something is deployed there: the first deploy may have failed', [known], true],
    [
      'is known from then on, so that a pull request says it once',
      [{ ...known, ...deployed }],
      false,
    ],
  ])('%s', async (_promise, channels, isNew) => {
    having(...channels);
    expect(await open('shop', 'pr-12-menu-mfe')).toEqual({ address: url, isNew });
  });
});
