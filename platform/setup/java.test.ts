import { chmodSync } from 'node:fs';
import { CliError } from '../base';
import { temporaryFolder } from '../jest/testing/temporary-folder';
import { ensureJava } from './java';

jest.mock('./debian', () => ({ installPackage: () => Promise.resolve(false) }));

const { PATH, JAVA_HOME = '' } = process.env;
const home = temporaryFolder();

beforeEach(() => {
  Object.assign(process.env, { JAVA_HOME: home.at(), PATH: '/nonexistent' });
});
afterEach(() => {
  Object.assign(process.env, { JAVA_HOME, PATH });
});

function install(version: string): string {
  const script = `#!/bin/sh\necho 'openjdk version "${version}" 2020-01-01' >&2\n`;
  const command = home.write('bin/java', script);
  chmodSync(command, 0o755);
  return command;
}

const REST =
  ': install it (Debian: apt-get install default-jre-headless, macOS: brew install openjdk) and try again.';

describe('the Java for the Firestore emulator', () => {
  it('is used when it is new enough, and when there is none, the developer is asked to install it', async () => {
    await expect(ensureJava()).rejects.toThrow(
      new CliError(`The Firestore emulator needs Java 17 or newer${REST}`),
    );
    const command = install('17.0.2');
    expect(await ensureJava()).toBe(command);
  });

  it.each([
    ['11.0.21', '11'],
    ['1.8.0_392', '8'],
  ])('of version %s is reported as too old, not as missing', async (version, major) => {
    const command = install(version);
    await expect(ensureJava()).rejects.toThrow(
      new CliError(
        `The Firestore emulator needs Java 17 or newer, but ${command} is Java ${major}${REST}`,
      ),
    );
  });
});
