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
    ['once the owner configured it, when no browser wish is known', {}, false, 1],
    ['when the browser leaves the choice open', { doNotTrack: null }, false, 1],
    ['when the browser allows it', { doNotTrack: '0', globalPrivacyControl: false }, false, 1],
    ['never when the owner configured no measurement id', { measurementId: null }, false, 0],
    ['never when the browser asks not to be tracked', { doNotTrack: '1' }, false, 0],
    ['never when the browser sends the privacy signal', { globalPrivacyControl: true }, false, 0],
    ['never when the page runs on the local cloud', {}, true, 0],
  ])('is fetched and initialized %s [11]', async (_when, visitor, isLocal, times) => {
    visit(visitor);
    await startAnalytics(isLocal);
    expect(startMock).toHaveBeenCalledTimes(times);
  });

  it('blocked by an extension is reported and does not disturb the guest', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const blocked = new Error('blocked');
    startMock.mockRejectedValueOnce(blocked);
    visit();
    await expect(startAnalytics(false)).resolves.toBeUndefined();
    expect(warn).toHaveBeenCalledWith(expect.stringContaining('analytics'), blocked);
  });
});
