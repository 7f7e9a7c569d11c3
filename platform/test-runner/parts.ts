import { moduleNamed, REMOTES } from '../modules';

/** Whether an outcome depends on the file with this path. */
export type Reads = (path: string) => boolean;
/** The parts of a suite by name, each of which is remembered on its own. */
export type Parts = Readonly<Record<string, Reads>>;

/** Every outcome depends on them: the packages, the settings of the compiler, the modules, and what runs the tests. */
const COMMON =
  /^(package(-lock)?\.json|[\w-]+\/module\.json|tsconfig\.base\.json|platform\/(run\.mjs|(base|modules|test-runner)\/.*))$/;
const TEST = /\.(test|spec)\.tsx?$/;
const SCRIPT = /\.(tsx?|[cm]?js)$/;
const WORDS = /^docs\/|\.md$/;

/** What a program reads that only looks at files with these paths. */
const only =
  (...patterns: readonly RegExp[]): Reads =>
  (path) =>
    COMMON.test(path) || patterns.some((pattern) => pattern.test(path));

const either =
  (...all: readonly Reads[]): Reads =>
  (path) =>
    all.some((reads) => reads(path));

/** These files, and all in these folders but tests and texts. */
const inside =
  (...folders: readonly string[]): Reads =>
  (path) =>
    COMMON.test(path) ||
    (!TEST.test(path) &&
      !WORDS.test(path) &&
      folders.some((folder) => path === folder || path.startsWith(`${folder}/`)));

const FOLDERS = ['shell', 'shared', 'platform'];
/** What a site is made of, without the remotes. */
const HOST = [...FOLDERS, 'webpack.shared.js', 'firestore.rules'];
export const BUILT = inside(...HOST, ...REMOTES);
export const JOURNEYS = either(only(/^e2e\//), BUILT);
const RULES = either(only(/\.cloud\.test\.ts$/), inside(...HOST));
/** Every script, and what scripts import. */
const CODE = only(SCRIPT, /\.(css|json)$/);

/** What the scripts of a folder may import, and their unit tests read. */
function usedIn(folder: string): Reads {
  const below = ['shared', 'platform', 'shell/site.config.json'];
  if (folder === 'shared' || isRemote(folder)) return inside(folder, ...below);
  if (folder === 'shell' || folder === 'platform')
    return inside('shell', ...below, ...REMOTES.map((name) => `${name}/tools`));
  // A file of the root is a folder by itself.
  return folder.includes('.') ? inside(folder) : inside(folder, ...FOLDERS, ...REMOTES);
}

const isRemote = (folder: string) => REMOTES.some((name) => name === folder);
const folderOf = (path: string) => path.split('/', 1).join();

/** A part for each folder with such files, which it reads besides others; a file of the root is a part of its own. */
function byFolder(
  files: readonly string[],
  kind: RegExp,
  others: (folder: string) => Reads,
): Parts {
  const folders = new Set(files.filter((file) => kind.test(file)).map(folderOf));
  const ownOf = (folder: string) => (path: string) => folderOf(path) === folder && kind.test(path);
  return Object.fromEntries(
    [...folders].map((folder) => [folder, either(others(folder), ownOf(folder))]),
  );
}

/** The parts of a program that a shop may have no configuration for. */
const configured =
  (path: RegExp, parts: (files: readonly string[], config: Reads) => Parts) =>
  (files: readonly string[]): Parts =>
    files.some((file) => path.test(file)) ? parts(files, only(path)) : {};

export const lintParts = configured(/^eslint\.config\.js$/, (files, config) =>
  byFolder(files, SCRIPT, (folder) => either(config, usedIn(folder))),
);
export const importParts = configured(/^\.dependency-cruiser\.js$/, (files, config) =>
  byFolder(files, /\/.*\.(tsx?|[cm]?js)$/, (folder) => either(config, usedIn(folder))),
);
export const formatParts = configured(/^\.(prettier.*|editorconfig)$/, (files, config) =>
  byFolder(files, /./, () => config),
);
export const unusedParts = configured(/^knip\.config\.js$/, () => ({
  all: only(/\.(tsx?|[cm]?js|css|json|ya?ml)$/),
}));
export const workflowParts = configured(/^\.github\/workflows\//, () => ({
  all: only(/^(\.github|platform\/lint)\//),
}));
export const apiParts = configured(/^shared\/api\//, () => ({
  shared: only(/^(shared|platform\/build)\//),
}));
export const rulesParts = configured(/^firestore\.rules$/, () => ({ all: RULES }));

/** These contain files of all folders. */
const OF_ALL = /^(platform|tsconfig\.base\.json)$/;

/** The projects of the compiler: the folders with a `tsconfig.json`, and the sources that browsers run. */
export function typeParts(files: readonly string[]): Parts {
  const projects = files.filter((file) => /^([\w-]+\/tsconfig|tsconfig\.base)\.json$/.test(file));
  const readBy = (project: string) =>
    either(usedIn(project), (path) => folderOf(path) === project && CODE(path));
  return Object.fromEntries(
    projects.map(folderOf).map((name) => [name, OF_ALL.test(name) ? CODE : readBy(name)]),
  );
}

/** The local cloud loads the shop's `local.platform.ts`, which imports a remote, and these rooms use the local cloud. */
const KNOWS_REMOTES =
  /^platform\/((local-cloud|test-runner|gate|new-remote|cli)\/|releases\/incompatibilities\.)/;

/** What a unit test reads besides itself. */
function usedBy(test: string): Reads {
  // They read the documents, the titles of tests, and whether what is linked exists.
  if (/^platform\/lint\/(conformance|documents)\./.test(test)) return () => true;
  // They follow imports from anywhere.
  if (/^platform\/lint\/(code-owners|workflows)\./.test(test)) return (path) => !WORDS.test(path);
  return KNOWS_REMOTES.test(test) ? inside(...FOLDERS, ...REMOTES) : usedIn(folderOf(test));
}

/** The files of unit tests. */
export function unitParts(files: readonly string[]): Parts {
  const tests = files.filter((file) => /(?<!\.cloud)\.test\.tsx?$/.test(file));
  return Object.fromEntries(
    tests.map((file) => [file, either(usedBy(file), (path) => path === file)]),
  );
}

/** What a journey compares with what it sees, and writes with `--update-snapshots`. */
function writtenBy(journey: string): Reads {
  if (journey.startsWith('e2e/guide/')) return only(/^docs\/images\/guide\//);
  return journey.startsWith('e2e/hosting/') ? only(/^docs\/hosting-headers\.md$/) : only();
}

/**
 * The files of journeys. A change to a remote concerns those that its list names, which its releases must pass; a change
 * to anything else that pages are made of concerns all.
 */
export function journeyParts(files: readonly string[]): Parts {
  const journeys = files.filter((file) => /^e2e\/(?!gate\/).*\.spec\.ts$/.test(file));
  return Object.fromEntries(
    journeys.map((file) => {
      const remotes = REMOTES.filter((name) =>
        moduleNamed(name).journeys.some((journey) => file.startsWith(`e2e/${journey}`)),
      );
      return [
        file,
        either(inside('e2e', ...HOST, ...remotes), writtenBy(file), (path) => path === file),
      ];
    }),
  );
}
