import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** An empty folder for each test of a file. */
export function temporaryFolder() {
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'shop-'));
  });
  afterEach(() => {
    rmSync(folder, { recursive: true });
  });
  const at = (...parts: string[]) => join(folder, ...parts);
  return {
    at,
    /**
     * Writes a file by its path in the folder.
     * @returns the whole path.
     */
    write: (path: string, content: string | Uint8Array): string => {
      mkdirSync(dirname(at(path)), { recursive: true });
      writeFileSync(at(path), content);
      return at(path);
    },
  };
}
