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

type PartsOf = (files: readonly string[]) => Parts;

/** One part, in a shop that has such a file. */
const onePart =
  (path: RegExp, reads: Reads, name = 'all'): PartsOf =>
  (files) =>
    files.some((file) => path.test(file)) ? { [name]: reads } : {};

export const unusedParts = onePart(/^knip\.config\.js$/, only(SCRIPT, /\.(css|json|ya?ml)$/));
export const workflowParts = onePart(/^\.github\//, only(/^(\.github|platform\/lint)\//));
export const apiParts = onePart(/^shared\/api\//, only(/^(shared|platform\/build)\//), 'shared');

const CLOUD_TEST = /\.cloud\.test\.ts$/;

/** They run together, because all of them have to evaluate every rule. Some are tests of remotes. */
export const rulesParts: PartsOf = (files) => {
  const remotes = files
    .filter((file) => CLOUD_TEST.test(file))
    .map(folderOf)
    .filter(isRemote);
  return onePart(
    /^firestore\.rules$/,
    either(only(CLOUD_TEST), inside(...HOST, ...remotes)),
  )(files);
};

/**
 * In a shop that has this configuration, a part for each folder with such files; a file of the root is a part of its own.
 * @param others what a part reads besides these files and the configuration.
 */
const byFolder =
  (config: RegExp, kind: RegExp, others: (folder: string) => Reads): PartsOf =>
  (files) => {
    if (!files.some((file) => config.test(file))) return {};
    const folders = new Set(files.filter((file) => kind.test(file)).map(folderOf));
    const own = (folder: string) => (path: string) => folderOf(path) === folder && kind.test(path);
    return Object.fromEntries(
      [...folders].map((name) => [name, either(only(config), own(name), others(name))]),
    );
  };

export const lintParts = byFolder(/^eslint\.config\.js$/, SCRIPT, usedIn);
export const importParts = byFolder(/^\.dependency-cruiser\.js$/, /\/.*\.(tsx?|[cm]?js)$/, usedIn);
export const formatParts = byFolder(/^\.(prettier.*|editorconfig)$/, /./, () => only());

/**
 * The projects of the compiler: the folders with a `tsconfig.json`, and the sources that browsers run. That of the
 * platform has the files of all folders, too.
 */
export function typeParts(files: readonly string[]): Parts {
  const projects = files.filter((file) => /^([\w-]+\/tsconfig|tsconfig\.base)\.json$/.test(file));
  const readBy = (name: string): Reads =>
    /^(platform|tsconfig\.base\.json)$/.test(name)
      ? CODE
      : either(usedIn(name), (path) => folderOf(path) === name && CODE(path));
  return Object.fromEntries(projects.map(folderOf).map((name) => [name, readBy(name)]));
}

/** Which tests read files of the root that no source imports, and which. */
const OF_ROOT: readonly (readonly [tests: RegExp, files: RegExp])[] = [
  [/^shared\/|\.cloud\.test\.ts$/, /^firestore\.rules$/],
  [/^shared\/tools\//, /^eslint\.config\.js$/],
  [/^platform\/new-remote\//, /^\.(prettierrc\.json|gitignore)$/],
];

/** What a test reads besides itself. */
function usedBy(test: string): Reads {
  // They read the documents, the titles of tests, and whether what is linked exists.
  if (/^platform\/lint\/(conformance|documents)\./.test(test)) return () => true;
  // They follow imports from anywhere.
  if (/^platform\/lint\/(code-owners|workflows)\./.test(test)) return (path) => !WORDS.test(path);
  // The shop of the platform's own tests is in its folder.
  const isOfRepository = test.includes('.repository.');
  if (test.startsWith('platform/') && !isOfRepository) return inside('platform');
  return either(
    isOfRepository ? inside(...FOLDERS, ...REMOTES) : usedIn(folderOf(test)),
    only(...OF_ROOT.flatMap(([tests, files]) => (tests.test(test) ? files : []))),
  );
}

const testParts =
  (kind: RegExp): PartsOf =>
  (files) =>
    Object.fromEntries(
      files
        .filter((file) => kind.test(file))
        .map((file) => [file, either(usedBy(file), (path) => path === file)]),
    );

/** The files of unit tests. */
export const unitParts = testParts(/(?<!\.cloud)\.test\.tsx?$/);
/** The files of tests of what browsers run that need the emulators. */
export const cloudParts = testParts(/\/src\/.*\.cloud\.test\.ts$/);

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
