import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CliError } from '../base';
import { ensureJava } from './java';

jest.mock('./debian', () => ({ installPackage: () => Promise.resolve(false) }));

const { PATH, JAVA_HOME } = process.env;
let home: string;

beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'simmer-java-'));
  process.env.JAVA_HOME = home;
  process.env.PATH = '/nonexistent';
});
afterEach(() => {
  Object.assign(process.env, { PATH });
  if (JAVA_HOME === undefined) delete process.env.JAVA_HOME;
  else process.env.JAVA_HOME = JAVA_HOME;
  rmSync(home, { recursive: true });
});

function install(version: string): string {
  const command = join(home, 'bin/java');
  mkdirSync(join(home, 'bin'));
  writeFileSync(command, `#!/bin/sh\necho 'openjdk version "${version}" 2020-01-01' >&2\n`);
  chmodSync(command, 0o755);
  return command;
}

const REST =
  ': install it (Debian: apt-get install default-jre-headless, macOS: brew install openjdk) and try again.';

describe('the Java for the Firestore emulator', () => {
  it('is used when it is new enough, and asked for when there is none', async () => {
    await expect(ensureJava()).rejects.toThrow(
      new CliError(`The Firestore emulator needs Java 17 or newer${REST}`),
    );
    const command = install('17.0.2');
    expect(await ensureJava()).toBe(command);
  });

  it.each([
    ['11.0.21', '11'],
    ['1.8.0_392', '8'],
  ])('of version %s is called too old, and not missing', async (version, major) => {
    const command = install(version);
    await expect(ensureJava()).rejects.toThrow(
      new CliError(
        `The Firestore emulator needs Java 17 or newer, but ${command} is Java ${major}${REST}`,
      ),
    );
  });
});
