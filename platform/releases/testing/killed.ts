import fs from 'node:fs';
import { join } from 'node:path';

/** Every operation with which a store changes the disk. */
const OPERATIONS = ['mkdirSync', 'writeFileSync', 'renameSync', 'utimesSync', 'rmSync'] as const;

/**
 * Runs a command on the real file system as a process that is killed at its n-th operation: that one is half done, and
 * nothing reaches the disk afterward, not even a cleanup.
 * @returns how many operations it reached, and whether it was killed.
 */
export async function killedAt(
  n: number,
  command: () => Promise<unknown>,
): Promise<{ operations: number; isKilled: boolean }> {
  let operations = 0;
  const spies = OPERATIONS.map((name) => {
    const real: (...parts: never[]) => unknown = fs[name];
    const spy: jest.SpyInstance = jest.spyOn(fs, name);
    return spy.mockImplementation((...parts: never[]) => {
      operations += 1;
      if (operations < n) return real(...parts);
      if (operations === n) byHalf(name, parts);
      throw new Error('killed');
    });
  });
  try {
    await command().catch((error: unknown) => {
      if (operations < n) throw error;
    });
  } finally {
    for (const spy of spies) spy.mockRestore();
  }
  return { operations, isKilled: operations >= n };

  function byHalf(name: string, [path, content]: readonly unknown[]): void {
    for (const spy of spies) spy.mockRestore();
    const half = Buffer.from(content instanceof Uint8Array ? content : String(content));
    if (name === 'writeFileSync') fs.writeFileSync(String(path), half.subarray(0, half.length / 2));
    if (name === 'rmSync' && fs.statSync(String(path), { throwIfNoEntry: false })?.isDirectory()) {
      const names = fs.readdirSync(String(path));
      for (const one of names.slice(0, names.length / 2))
        fs.rmSync(join(String(path), one), { recursive: true });
    }
    for (const one of OPERATIONS)
      spies.push(
        (jest.spyOn(fs, one) as jest.SpyInstance).mockImplementation(() => {
          operations += 1;
          throw new Error('killed');
        }),
      );
  }
}
