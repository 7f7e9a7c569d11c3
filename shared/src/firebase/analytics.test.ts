import { setSiteConfig } from '@simmer/shared/config';
import { siteWith } from '../testing/site-config';
import { start } from './analytics-client';
import { startAnalytics } from './firebase';

jest.mock('./analytics-client', () => ({ start: jest.fn() }));

const startMock = jest.mocked(start);
const nodeNavigator = Object.getOwnPropertyDescriptor(globalThis, 'navigator');

function visit({ measurementId = 'G-TEST', ...navigator }: Record<string, unknown> = {}) {
  Object.defineProperty(globalThis, 'navigator', { value: navigator, configurable: true });
  setSiteConfig(siteWith({ firebase: typeof measurementId === 'string' ? { measurementId } : {} }));
}

beforeEach(() => {
  startMock.mockReset().mockResolvedValue(undefined);
});
afterAll(() => {
  if (nodeNavigator) Object.defineProperty(globalThis, 'navigator', nodeNavigator);
  else Reflect.deleteProperty(globalThis, 'navigator');
});

describe('analytics', () => {
  it.each([
    ['no browser wish is known', {}],
    ['the browser leaves the choice open', { doNotTrack: null }],
    ['the browser allows it', { doNotTrack: '0', globalPrivacyControl: false }],
  ])('is initialized once the owner configured it, when %s [11]', async (_case, navigator) => {
    visit(navigator);
    await startAnalytics(false);
    expect(startMock).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['the owner configured no measurement id', { measurementId: null }, false],
    ['the browser asks not to be tracked', { doNotTrack: '1' }, false],
    ['the browser sends the privacy signal', { globalPrivacyControl: true }, false],
    ['the page runs on the local cloud', {}, true],
  ])('is not even fetched when %s [11]', async (_case, visitor, isLocal) => {
    visit(visitor);
    await startAnalytics(isLocal);
    expect(startMock).not.toHaveBeenCalled();
  });

  it('that a blocker stops is reported and does not disturb the guest', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const blocked = new Error('blocked');
    startMock.mockRejectedValueOnce(blocked);
    visit();
    await expect(startAnalytics(false)).resolves.toBeUndefined();
    expect(warn).toHaveBeenCalledWith(expect.stringContaining('analytics'), blocked);
  });
});
