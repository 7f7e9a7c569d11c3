import { freePort } from '../../base';
import type { EngineName, Engines } from '../../setup';
import { launchOptions } from '../launch-options';
import { bidiDriver } from './bidi';
import { classicDriver, newSession } from './classic';
import type { Driver } from './driver';
import { newProfile, startProgram, surroundings, until } from './program';

type Open<Name extends EngineName> = (programs: Required<Engines>[Name]) => Promise<Driver>;

/** Firefox speaks WebDriver BiDi without a driver program. */
const openFirefox: Open<'firefox'> = async ({ firefox }) => {
  const profile = newProfile();
  const program = startProgram(
    firefox,
    [
      ...['--headless', '--no-remote', '--profile', profile.directory],
      ...['--remote-debugging-port', '0', 'about:blank'],
    ],
    surroundings(profile.directory),
  );
  const url = await program.printed(/WebDriver BiDi listening on (ws:\S+)/);
  return bidiDriver(`${url}/session`, true, async () => {
    await program.end();
    profile.remove();
  });
};

/** chromedriver opens a session with the classic protocol and translates WebDriver BiDi. */
const openChromium: Open<'chromium'> = async ({ chromedriver, chromium }) => {
  const profile = newProfile();
  const program = startProgram(chromedriver, ['--port=0'], surroundings(profile.directory));
  const port = await program.printed(/started successfully on port (\d+)/);
  const { args = [] } = launchOptions(chromium);
  const { bidi } = await newSession(`http://127.0.0.1:${port}`, {
    webSocketUrl: true,
    'goog:chromeOptions': { binary: chromium, args: ['--headless', ...args] },
  });
  return bidiDriver(bidi, false, async () => {
    await program.end();
    profile.remove();
  });
};

/** WebKitGTK needs a display, and has no WebDriver BiDi. */
const openWebkit: Open<'webkit'> = async ({ webkitDriver, xvfb }) => {
  const profile = newProfile();
  const env = surroundings(profile.directory);
  const display = startProgram(
    xvfb,
    ['-displayfd', '3', '-screen', '0', '1280x1024x24', '-nolisten', 'tcp'],
    env,
  );
  const number = await display.printed(/(\d+)\s/);
  const port = String(await freePort());
  const program = startProgram(webkitDriver, [`--port=${port}`], {
    ...env,
    DISPLAY: `:${number}`,
  });
  const address = `http://127.0.0.1:${port}`;
  await until(() =>
    fetch(`${address}/status`).then(
      () => true,
      () => false,
    ),
  );
  const { session } = await newSession(address, { pageLoadStrategy: 'none' });
  return classicDriver(session, async () => {
    await program.end();
    await display.end();
    profile.remove();
  });
};

/** Opens a new browser with an empty profile. */
export function openEngine(name: EngineName, engines: Engines): Promise<Driver> {
  if (name === 'firefox' && engines.firefox) return openFirefox(engines.firefox);
  if (name === 'chromium' && engines.chromium) return openChromium(engines.chromium);
  if (name === 'webkit' && engines.webkit) return openWebkit(engines.webkit);
  throw new Error(`${name} was not found: "npm run test:e2e -- --project=" and its name looks for it.`);
}
