import * as v from 'valibot';
import type { NewRemote } from './describe-remote';

/**
 * Adds the new remote to the text of a file.
 * @throws Error when the text is not as expected.
 */
type Edit = (text: string, remote: NewRemote) => string;

/** The list of modules, and the files that name every module but cannot import the list. */
export const EDITS: Readonly<Record<string, Edit>> = {
  'platform/modules/modules.js': (text, remote) => before(text, '  shell: {\n', entryOf(remote)),
  // The shop's code does not import the platform.
  'shared/src/inspector/development-ports.ts': (text, { name, port }) =>
    before(text, '};\n', `  '${name}': ${String(port)},\n`),
  '.github/CODEOWNERS': owners,
  '.github/workflows/shared.yml': (text, { name }) =>
    inPlaceOf(text, '-mfe shell\n', `-mfe ${name} shell\n`),
  'package-lock.json': workspace,
};

function entryOf({ name, stem, component, port }: NewRemote): string {
  return `  '${name}': {
    port: ${String(port)},
    exposes: { './${component}': './src/${stem}/${stem}.tsx' },
    serverParts: { './Events': './src/events.ts', './Place': './src/place.ts' },
    journeys: ['gate/placed-pages', '${stem}/opens'],
  },
`;
}

function owners(text: string, { name, stem }: NewRemote): string {
  const team = `@simmer/${stem}`;
  const lines = text.split('\n');
  const last = lines.findLastIndex((line) => /^\/[a-z-]+-mfe\/ /.test(line));
  const shared = lines.findIndex((line) => line.startsWith('/shared/ '));
  if (last === -1 || shared === -1) throw new Error('CODEOWNERS does not name the modules.');
  lines[shared] = `${lines[shared] ?? ''} ${team}`;
  lines.splice(last + 1, 0, `${`/${name}/`.padEnd(29)} ${team}`);
  return lines.join('\n');
}

const RecordSchema = v.record(v.string(), v.unknown());

/** Adds the remote to the lockfile in npm's order: alphabetical, with our own folders before installed packages. */
function workspace(text: string, { name, versions: { react } }: NewRemote): string {
  const lock = v.parse(RecordSchema, JSON.parse(text));
  const packages = Object.entries(v.parse(RecordSchema, lock.packages));
  packages.push(
    [name, { version: '1.0.0', dependencies: { '@simmer/shared': '*', react } }],
    [`node_modules/${name}`, { resolved: name, link: true }],
  );
  packages.sort(([a], [b]) => a.localeCompare(b, 'en'));
  return `${JSON.stringify({ ...lock, packages: Object.fromEntries(packages) }, null, 2)}\n`;
}

function before(text: string, anchor: string, added: string): string {
  return inPlaceOf(text, anchor, added + anchor);
}

function inPlaceOf(text: string, found: string, replacement: string): string {
  if (text.split(found).length !== 2)
    throw new Error(`"${found.trim()}" does not occur exactly once.`);
  return text.replace(found, () => replacement);
}
