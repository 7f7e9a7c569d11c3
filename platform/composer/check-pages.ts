import { isDeepStrictEqual } from 'node:util';
import { type Node, parse as parseScript } from 'acorn';
import {
  defaultTreeAdapter as tree,
  parse,
  parseFragment,
  type DefaultTreeAdapterTypes as Html,
} from 'parse5';
import { CliError } from '../base';
import { inlineHashes, parseJson, SERVICE_WORKER_PATH } from '../hosting';

/** What a document may contain. */
export interface Allowed {
  /** The server builds whose functions its inline scripts may call: those of the shell and of the remotes that it shows. */
  sources: readonly string[];
  /** The texts of its styles. */
  styles: readonly string[];
  /** The integrity of the scripts and styles of all builds, by address. */
  integrity: Readonly<Record<string, string>>;
  /** The content of its blocks of data, by id. */
  blocks: Readonly<Record<string, unknown>>;
}

/** The files next to the documents; modules may add data. */
const SITE_FILES = ['site.webmanifest', 'robots.txt', 'sitemap.xml', SERVICE_WORKER_PATH.slice(1)];
const DATA = /^[a-z-]+\.json$/;
const FORBIDDEN = ['base', 'iframe', 'frame', 'frameset', 'object', 'embed', 'applet'];
const HARMLESS_LINKS = ['canonical', 'icon', 'apple-touch-icon', 'manifest'];
const JSON_TYPES = ['application/json', 'application/ld+json'];

/**
 * Verifies pages before anybody gets them, whatever the server builds made of them.
 * @param documents what each document may contain, by file name.
 * @throws CliError that names the file and what is refused: a file that no site has, or a document that runs or loads
 * anything that is not of the builds.
 */
export function checkPages(
  files: ReadonlyMap<string, string>,
  documents: ReadonlyMap<string, Allowed>,
): void {
  for (const [name, text] of files) {
    const allowed = documents.get(name);
    const problem = allowed
      ? documentProblem(text, allowed)
      : SITE_FILES.includes(name) || DATA.test(name)
        ? undefined
        : 'it is not a file of the site';
    if (problem !== undefined) throw new CliError(`${name} is refused: ${problem}.`);
  }
}

function documentProblem(html: string, allowed: Allowed): string | undefined {
  const inline: string[] = [];
  for (const element of elementsIn(parse(html))) {
    const problem = attributesProblem(element) ?? elementProblem(element, allowed);
    if (problem !== undefined) return `<${element.tagName}> ${problem}`;
    if (isInline(element))
      inline.push(`<${element.tagName}>${textOf(element)}</${element.tagName}>`);
  }
  // A browser would not run a script there, but its hash would be in the policy.
  return isDeepStrictEqual(inlineHashes(inline.join('')), inlineHashes(html))
    ? undefined
    : 'a text that is no script or style looks like one';
}

function* elementsIn(parent: Html.ParentNode): Generator<Html.Element> {
  for (const child of parent.childNodes) {
    if (!tree.isElementNode(child)) continue;
    yield child;
    if (child.tagName === 'template' && 'content' in child) yield* elementsIn(child.content);
    // A `noscript` is markup for those without scripts, and text for all others.
    else if (child.tagName === 'noscript')
      yield* elementsIn(parseFragment(textOf(child), { scriptingEnabled: false }));
    else yield* elementsIn(child);
  }
}

const textOf = ({ childNodes }: Html.Element) =>
  childNodes.map((node) => (tree.isTextNode(node) ? node.value : '')).join('');

const isInline = (element: Html.Element) =>
  element.tagName === 'style' ||
  (element.tagName === 'script' && !JSON_TYPES.includes(attribute(element, 'type') ?? ''));

const attribute = ({ attrs }: Html.Element, name: string) =>
  attrs.find((one) => one.name === name)?.value;

function attributesProblem({ attrs }: Html.Element): string | undefined {
  for (const { name, value } of attrs) {
    if (name.startsWith('on')) return `has the handler ${name}`;
    // Browsers ignore the same characters in an address.
    if (/^javascript:/i.test(value.replaceAll(/[\p{Cc}\s]/gu, '')))
      return `has a script in ${name}`;
    if (/^(form)?action$/.test(name) && !/^\/(?![/\\])/.test(value))
      return 'sends a form somewhere else';
  }
  return undefined;
}

function elementProblem(element: Html.Element, allowed: Allowed): string | undefined {
  const { tagName } = element;
  const id = attribute(element, 'id') ?? '';
  if (Object.hasOwn(allowed.blocks, id) && tagName !== 'script') return `has the id ${id}`;
  if (FORBIDDEN.includes(tagName)) return 'is in no page';
  if (tagName === 'meta' && attribute(element, 'http-equiv') !== undefined) return 'has http-equiv';
  if (tagName === 'style')
    return allowed.styles.includes(textOf(element)) ? undefined : 'is not of the builds';
  if (tagName === 'link') return linkProblem(element, allowed);
  if (tagName === 'script') return scriptProblem(element, id, allowed);
  return undefined;
}

function linkProblem(element: Html.Element, allowed: Allowed): string | undefined {
  const rel = attribute(element, 'rel') ?? '';
  const isPicture = rel === 'preload' && attribute(element, 'as') === 'image';
  if (isPicture || HARMLESS_LINKS.includes(rel)) return undefined;
  return fileProblem(element, 'href', allowed);
}

function scriptProblem(
  element: Html.Element,
  id: string,
  { blocks, sources, ...allowed }: Allowed,
): string | undefined {
  const text = textOf(element);
  const type = attribute(element, 'type');
  const block = Object.hasOwn(blocks, id) ? blocks[id] : undefined;
  if (type !== undefined && JSON_TYPES.includes(type) && attribute(element, 'src') === undefined) {
    const data = parseJson(text);
    if (data === undefined) return 'has invalid JSON';
    const isBlock =
      block === undefined || isDeepStrictEqual(data, parseJson(JSON.stringify(block)));
    return isBlock ? undefined : `has other data than ${id}`;
  }
  const isOther = type !== undefined || block !== undefined;
  // A drawing's script names its file in another way.
  if (isOther || attribute(element, 'href') !== undefined) return 'is of another kind';
  if (text === '' || attribute(element, 'src') !== undefined)
    return fileProblem(element, 'src', allowed);
  return isCall(text, sources) ? undefined : 'is no call of a function of the builds';
}

function fileProblem(
  element: Html.Element,
  name: 'src' | 'href',
  { integrity }: Pick<Allowed, 'integrity'>,
): string | undefined {
  const address = attribute(element, name) ?? '';
  const expected = integrity[address];
  if (expected === undefined) return `loads ${address}, which is not of the builds`;
  return attribute(element, 'integrity') === expected
    ? undefined
    : `loads ${address} without its integrity`;
}

/** Whether a script only calls a function of the builds, with data (`inlineCall` of shared). */
function isCall(script: string, sources: readonly string[]): boolean {
  const textAt = ({ start, end }: Node) => script.slice(start, end);
  try {
    const [statement, ...more] = parseScript(script, { ecmaVersion: 'latest' }).body;
    if (statement?.type !== 'ExpressionStatement' || more.length > 0) return false;
    const { expression: call } = statement;
    return (
      call.type === 'CallExpression' &&
      /^(Function|ArrowFunction)Expression$/.test(call.callee.type) &&
      sources.some((source) => source.includes(textAt(call.callee))) &&
      call.arguments.every((node) => parseJson(textAt(node)) !== undefined)
    );
  } catch {
    return false;
  }
}
