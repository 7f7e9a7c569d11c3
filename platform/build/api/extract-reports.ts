import type { ExtractorConfig, IConfigFile } from '@microsoft/api-extractor';
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CliError, runCommand, SHARED, STATE_FOLDER } from '../../base';
import * as v from 'valibot';
import { singletonNames } from '../webpack/singletons.js';

/** A part of shared that meets other modules at run time: "cart" of `@simmer/shared/cart`. */
interface PublicPart {
  name: string;
  /** Its file, from the folder of shared: "src/cart/cart.ts". */
  file: string;
}

const PackageSchema = v.object({
  version: v.string(),
  exports: v.record(v.string(), v.string()),
});
const PACKAGE = `${SHARED}/`;

/**
 * The version of shared, and its parts that a page has one copy of: what one release offers, another one calls. Every
 * other part is bundled by each module that uses it, so its types need no report.
 * @param root the repository's folder.
 */
export function readSharedPackage(root: string): { version: string; parts: PublicPart[] } {
  const text = readFileSync(join(root, 'shared/package.json'), 'utf8');
  const { version, exports } = v.parse(PackageSchema, JSON.parse(text));
  const names = singletonNames().filter((name) => name.startsWith(PACKAGE));
  const parts = names.map((whole) => {
    const name = whole.slice(PACKAGE.length);
    const file = exports[`./${name}`]?.slice(2);
    if (file === undefined) throw new CliError(`shared/package.json does not export "${name}".`);
    return { name, file };
  });
  return { version, parts };
}

/**
 * An API report for each public part of shared: every exported name with its type, and the types that these use.
 * @param root the repository's folder.
 * @returns the text of each report, by the name of its file.
 * @throws CliError when shared cannot be compiled.
 */
export async function extractReports(
  root: string,
  { version, parts }: ReturnType<typeof readSharedPackage>,
): Promise<ReadonlyMap<string, string>> {
  const directory = join(root, STATE_FOLDER, 'api');
  rmSync(directory, { recursive: true, force: true });
  mkdirSync(join(directory, 'reports'), { recursive: true });
  try {
    await emitDeclarations(root, directory);
    const identity = { name: SHARED, version };
    writeJson(join(directory, 'package.json'), identity);
    // Parts are analyzed as a package, so that one refers to another by import and does not repeat its types.
    const asPackage = join(directory, 'node_modules', SHARED);
    cpSync(join(directory, 'types'), asPackage, { recursive: true });
    const exports = parts.map((part) => [`./${part.name}`, declarationOf(part)] as const);
    writeJson(join(asPackage, 'package.json'), {
      ...identity,
      exports: Object.fromEntries(exports),
    });
    return await extract(root, directory, parts);
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
}

async function emitDeclarations(root: string, directory: string): Promise<void> {
  const shared = join(root, 'shared/src');
  writeJson(join(directory, 'tsconfig.json'), {
    extends: join(root, 'tsconfig.base.json'),
    compilerOptions: {
      noEmit: false,
      declaration: true,
      emitDeclarationOnly: true,
      // The test level "Types" checks the types.
      noCheck: true,
      // Reports contain types only, and the order of a union must not depend on other files.
      removeComments: true,
      stableTypeOrdering: true,
      rootDir: shared,
      outDir: 'types',
    },
    include: [shared],
    exclude: [join(shared, '**/*.test.*'), join(shared, 'testing')],
  });
  const tsc = join(root, 'node_modules/typescript/bin/tsc');
  const { code, output } = await runCommand(process.execPath, [tsc, '-p', directory]);
  if (code !== 0) throw new CliError(`shared cannot be compiled:\n${output}`);
}

async function extract(
  root: string,
  directory: string,
  parts: readonly PublicPart[],
): Promise<ReadonlyMap<string, string>> {
  const { CompilerState, Extractor, ExtractorConfig } = await import('@microsoft/api-extractor');
  const configs = parts.map((part) =>
    ExtractorConfig.prepare({
      configObject: configOf(root, directory, part),
      configObjectFullPath: undefined,
      packageJsonFullPath: join(directory, 'package.json'),
    }),
  );
  const [first, ...others] = configs;
  if (!first) return new Map();
  const entry = ({ mainEntryPointFilePath }: ExtractorConfig) => mainEntryPointFilePath;
  // One compilation for all parts. One for each part would take a minute.
  const compilerState = CompilerState.create(first, { additionalEntryPoints: others.map(entry) });
  for (const config of configs)
    Extractor.invoke(config, {
      localBuild: true,
      compilerState,
      messageCallback: (message) => {
        message.handled = true;
      },
    });
  return new Map(
    parts.map((part) => {
      const text = readFileSync(join(directory, 'reports', reportFile(part)), 'utf8');
      return [reportFile(part), withoutRemarks(text)];
    }),
  );
}

function configOf(root: string, directory: string, part: PublicPart): IConfigFile {
  const entry = join(directory, 'types', declarationOf(part));
  return {
    projectFolder: directory,
    mainEntryPointFilePath: entry,
    compiler: {
      overrideTsconfig: {
        extends: join(root, 'tsconfig.base.json'),
        files: [entry],
        include: [],
      },
    },
    apiReport: {
      enabled: true,
      includeForgottenExports: true,
      reportFileName: reportFile(part),
      reportFolder: join(directory, 'reports'),
      reportTempFolder: join(directory, 'temp'),
    },
    docModel: { enabled: false },
    dtsRollup: { enabled: false },
    tsdocMetadata: { enabled: false },
    newlineKind: 'lf',
  };
}

/** "ui-button.api.md" for the part "ui/button". */
const reportFile = ({ name }: PublicPart) => `${name.replace('/', '-')}.api.md`;

/** "./cart/cart.d.ts" for "src/cart/cart.ts". */
const declarationOf = ({ file }: PublicPart) =>
  file.replace(/^src/, '.').replace(/\.tsx?$/, '.d.ts');

/** The report without the remarks that only say that a comment is missing. */
function withoutRemarks(report: string): string {
  return report
    .replace(/^ *\/\/ (?:@public )?\(undocumented\)\n/gm, '')
    .replace(/\n\/\/ \(No @packageDocumentation comment for this package\)\n/, '');
}

function writeJson(path: string, value: unknown): void {
  writeFileSync(path, JSON.stringify(value));
}
