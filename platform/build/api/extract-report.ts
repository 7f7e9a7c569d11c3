import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { CliError, packageFile, runCommand, SHARED, STATE_FOLDER } from '../../base';
import { singletonNames } from '../webpack/singletons.js';

const VersionSchema = v.object({ version: v.string() });

/** The parts of shared that a page has one copy of: what one release offers, another one calls. */
const sharedParts = () => singletonNames().filter((name) => name.startsWith(SHARED));

/**
 * API Extractor's report of these parts: every exported name with its type, and the types that these use. Its first line
 * has the version of shared. Every other part is bundled by each module that uses it, so its types need no report.
 * @param root the repository's folder.
 * @throws CliError when shared cannot be compiled.
 */
export async function extractReport(root: string): Promise<string> {
  const directory = join(root, STATE_FOLDER, 'api');
  rmSync(directory, { recursive: true, force: true });
  // The types as a package, because the parts import each other from it.
  const types = join(directory, 'node_modules', SHARED);
  mkdirSync(types, { recursive: true });
  const manifest = readFileSync(join(root, 'shared/package.json'), 'utf8');
  writeFileSync(join(types, 'package.json'), manifest.replaceAll(/\.tsx?"/g, '.d.ts"'));
  await emitDeclarations(root, directory, join(types, 'src'));

  const entry = join(directory, 'index.d.ts');
  const exported = sharedParts().map(
    (part) => `export * as ${part.slice(SHARED.length + 1)} from '${part}';`,
  );
  writeFileSync(entry, exported.join('\n'));
  writeJson(join(directory, 'package.json'), { name: SHARED });
  const { Extractor, ExtractorConfig } = await import('@microsoft/api-extractor');
  const config = ExtractorConfig.prepare({
    configObject: {
      projectFolder: directory,
      mainEntryPointFilePath: entry,
      bundledPackages: [SHARED],
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
        reportFileName: 'report',
        reportFolder: directory,
        reportTempFolder: join(directory, 'temp'),
      },
      newlineKind: 'lf',
    },
    configObjectFullPath: undefined,
    packageJsonFullPath: join(directory, 'package.json'),
  });
  Extractor.invoke(config, {
    localBuild: true,
    messageCallback: (message) => {
      message.handled = true;
    },
  });
  const report = readFileSync(join(directory, 'report.api.md'), 'utf8');
  rmSync(directory, { recursive: true });
  const { version } = v.parse(VersionSchema, JSON.parse(manifest));
  return withoutRemarks(report).replace(`"${SHARED}"`, `"${SHARED}", version ${version}`);
}

async function emitDeclarations(root: string, directory: string, outDir: string): Promise<void> {
  const shared = join(root, 'shared/src');
  writeJson(join(directory, 'tsconfig.json'), {
    extends: join(root, 'tsconfig.base.json'),
    compilerOptions: {
      noEmit: false,
      declaration: true,
      emitDeclarationOnly: true,
      // The types are not checked here, because the test level "Types" does that.
      noCheck: true,
      // Reports contain types only, and the order of a union must not depend on other files.
      removeComments: true,
      stableTypeOrdering: true,
      rootDir: shared,
      outDir,
    },
    include: [shared],
    exclude: [join(shared, '**/*.test.*'), join(shared, 'testing')],
  });
  const tsc = packageFile('typescript/bin/tsc');
  const { code, output } = await runCommand(process.execPath, [tsc, '-p', directory]);
  if (code !== 0) throw new CliError(`shared cannot be compiled:\n${output}`);
}

/** The report without the remarks that only say that a comment is missing. */
function withoutRemarks(report: string): string {
  return report
    .replace(/^ *\/\/ (?:@public )?\(undocumented\)\n/gm, '')
    .replace(/\n\/\/ \(No @packageDocumentation comment for this package\)\n/, '');
}

function writeJson(path: string, value: unknown): void {
  writeFileSync(path, JSON.stringify(value));
}
