// @ts-check
// Runs server builds in a process without permissions: sandbox.ts passes this text to Node. Each line of the input is a
// task, each line of the output its answer.
const { AsyncLocalStorage } = require('node:async_hooks');
const { builtinModules } = require('node:module');
const { createInterface } = require('node:readline');
const util = require('node:util');
const { compileFunction } = require('node:vm');

/** What a server build may import of Node. @type {Record<string, unknown>} */
const builtins = {
  async_hooks: { AsyncLocalStorage },
  crypto: require('node:crypto'),
  stream: require('node:stream'),
  util,
};
const { stdin, stdout } = process;
const silent = () => undefined;
const quietConsole = Object.fromEntries(Object.keys(console).map((name) => [name, silent]));

const messageOf = (/** @type {unknown} */ thrown) =>
  util.types.isNativeError(thrown) ? thrown.message : String(thrown);

/**
 * @param {import('./sandbox').ServerBuild} build CommonJS.
 * @param {(name: string) => unknown} [provide] returns what it imports by name.
 * @returns {any} what it exports.
 */
function run({ path, source, base }, provide = silent) {
  const find = (/** @type {string} */ name) =>
    builtins[name.replace(/^node:/, '')] ?? provide(name);
  try {
    const module = { exports: {} };
    const names = ['module', 'exports', 'require', '__module_base__'];
    const call = compileFunction(source, names, { filename: path });
    call.call(undefined, module, module.exports, find, base);
    return module.exports;
  } catch (cause) {
    throw new Error(`${path} cannot be used: ${messageOf(cause)}`, { cause });
  }
}

/** Rendering does not wait for anything, so a longer time means that it hangs. */
const RENDER_LIMIT_MS = 2000;

/** The shell's server build. @type {any} */
let shell;
/** The site configuration. @type {unknown} */
let site;

/** @param {string} name */
function provided(name) {
  const found = shell.provided[name];
  if (!found) throw new Error(`the shell provides no "${name}"`);
  return found;
}

/** @param {import('./sandbox').PageToRender} page */
async function render({ pathname, parts, describedBy }) {
  const warnings = [];
  /** @type {Record<string, unknown>} */
  const remotes = {};
  for (const { name, module, build } of parts)
    try {
      const { default: part } = run(build, provided);
      if (typeof part !== 'function') throw new Error(`${build.path} exports no component`);
      remotes[name] = part;
    } catch (error) {
      warnings.push(`${module} cannot be rendered: ${messageOf(error)}`);
    }
  const { head, body, problems } = await shell.renderPage(pathname, remotes, RENDER_LIMIT_MS);
  const owners = parts.map(({ module }) => module).join(' or ') || 'The shell';
  // A remote that could not be loaded is already among the warnings.
  if (parts.every(({ name }) => remotes[name]))
    for (const problem of problems)
      warnings.push(`${owners} cannot be rendered on ${pathname}: ${messageOf(problem)}`);
  const structuredData = {};
  const files = {};
  for (const { module, build } of describedBy)
    try {
      const described = run(build, provided);
      const data = described.structuredData(site);
      if (typeof data !== 'object') throw new Error(`${build.path} returns no object`);
      Object.assign(structuredData, data);
      Object.assign(files, described.dataFiles?.(site));
    } catch (error) {
      warnings.push(`${pathname}: ${module} has no structured data: ${messageOf(error)}`);
    }
  return { head, body, structuredData, files, warnings };
}

/** Returns the declaration itself, because nothing is published here. @param {unknown} declaration */
const moduleEvents = (declaration) => declaration;

/** @param {import('./sandbox').Task} task */
async function answer(task) {
  switch (task.do) {
    case 'read exports': {
      const found = run(task.build, () => ({ moduleEvents }));
      return Object.fromEntries(task.names.map((name) => [name, found[name]]));
    }
    case 'load shell':
      ({ site } = task);
      shell = run(task.build);
      shell.setSiteConfig(site);
      return {
        pages: shell.PAGES,
        files: [...shell.siteFiles(site, task.theme)],
        blocks: shell.BLOCKS,
      };
    case 'render': {
      shell.setPlaces(task.registry);
      const rendered = [];
      for (const page of task.pages) rendered.push(await render(page));
      return rendered;
    }
    case 'write documents':
      shell.setPlaces(task.registry);
      return task.pages.map(({ page, rendered, assets }) => {
        // The shell's own page may have functions.
        const own = shell.PAGES.find((/** @type {any} */ one) => one.file === page.file);
        return shell.documentOf(own ?? page, rendered, site, assets);
      });
  }
}

(async () => {
  // Node puts some of its globals back once this text has run.
  await undefined;
  // The globals are removed to leave less within reach, but that is no boundary: the permissions of this process are.
  const hidden = [...builtinModules, 'require', 'module', 'fetch', 'WebSocket', 'EventSource'];
  for (const name of hidden) Reflect.deleteProperty(globalThis, name);
  // Other output would be taken for an answer.
  Object.assign(globalThis, { console: quietConsole });
  for await (const line of createInterface({ input: stdin })) {
    const reply = await answer(JSON.parse(line)).then(
      (result) => ({ result }),
      (error) => ({ error: messageOf(error) }),
    );
    stdout.write(`${JSON.stringify(reply)}\n`);
  }
})();
