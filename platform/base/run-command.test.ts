import { runCommand } from './run-command';

const node = (script: string, options = {}) =>
  runCommand(process.execPath, ['-e', script], options);

describe('a program that is run', () => {
  it('returns its exit code and what it printed on both channels', async () => {
    const script = 'console.log("soup"); console.error("salt"); process.exitCode = 3';
    const { code, output } = await node(script);
    expect(code).toBe(3);
    expect(output.split('\n').sort()).toEqual(['salt', 'soup']);
  });

  it('ends early on request, and has failed', async () => {
    const signal = AbortSignal.timeout(300);
    expect((await node('setInterval(() => {}, 1000)', { signal })).code).toBe(1);
  });
});
