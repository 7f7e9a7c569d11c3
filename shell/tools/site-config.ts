import { readFile } from 'node:fs/promises';
import { parseSiteConfig, type FixedDish, type SiteConfig } from '@simmer/shared/config';
import { readTheme, type Theme } from './theme/theme';
import { CliError, messageOf } from '../../platform/base';
import { type Services, siteConfigPath } from '../../platform/shop';
import { servicesOf } from './services';

export { siteConfigPath };

/** The configuration, and what no script of a page reads: the theme, and the services that pages may reach. */
export type Site = SiteConfig & { theme?: Theme; services?: Services };

/**
 * @param path of the file; `siteConfigPath` by default.
 * @throws CliError naming the file and the path of each wrong field.
 */
export async function readSiteConfig(root: string, path = siteConfigPath(root)): Promise<Site> {
  let input: unknown;
  try {
    input = JSON.parse(await readFile(path, 'utf8'));
  } catch (error) {
    throw new CliError(`${path} cannot be read as JSON: ${messageOf(error)}`);
  }
  const parsed = parseSiteConfig(withoutTheme(input));
  const themed = await readTheme(root, input, path);
  const problems = [
    ...(parsed.ok ? unknownToPages(parsed.config) : parsed.problems),
    ...(themed.ok ? [] : themed.problems),
  ];
  if (!parsed.ok || !themed.ok || problems.length > 0)
    throw new CliError(`${path} cannot be used:\n  - ${problems.join('\n  - ')}`);
  const config = withNumbersKept(parsed.config);
  return { ...config, services: servicesOf(config), ...(themed.theme && { theme: themed.theme }) };
}

function withoutTheme(input: unknown): unknown {
  if (typeof input !== 'object' || input === null || Array.isArray(input)) return input;
  return Object.fromEntries(Object.entries(input).filter(([section]) => section !== 'theme'));
}

/** In the sentences that pages show, a number stays on the line of what it counts. `cooking` is also in emails. */
function withNumbersKept({ texts = {}, serving = {}, ...config }: SiteConfig): SiteConfig {
  const kept = (sentences: Record<string, string>) =>
    Object.fromEntries(
      Object.entries(sentences).map(([name, words]) => [
        name,
        name === 'cooking' ? words : words.replace(/(\d) (?=\p{L})/gu, '$1\u00a0'),
      ]),
    );
  const sections = Object.entries(serving).map(([name, words]) => [name, kept(words)] as const);
  return { ...config, texts: kept(texts), serving: Object.fromEntries(sections) };
}

const SECTIONS = ['classics', 'monthly', 'soup', 'desserts'];
/** The names of the sentences that pages show. */
const TEXTS = [...SECTIONS, 'contact', 'cook', 'area', 'arrival', 'portions', 'ingredients'];
const SERVING = ['text', 'cooking'];
/** As in `CartItemSchema`. */
const MAX_COOKING = 200;

/** Checked here and not in the browser, where a page would have to load `Intl` data and a list of names. */
function unknownToPages({ business, fixedMenu, texts = {}, serving = {} }: SiteConfig): string[] {
  return [
    ...zoneProblems(business),
    ...unknownFields('texts', texts, TEXTS),
    ...unknownFields('serving', serving, SECTIONS),
    ...Object.entries(serving).flatMap(([section, words]) => [
      ...unknownFields(`serving.${section}`, words, SERVING),
      // Every line of a cart and of an order has it.
      ...((words.cooking ?? '').length > MAX_COOKING
        ? [`serving.${section}.cooking has more than ${String(MAX_COOKING)} characters`]
        : []),
    ]),
    ...dishProblems(Object.values(fixedMenu).flat()),
  ];
}

function unknownFields(path: string, fields: object, known: readonly string[]): string[] {
  return Object.keys(fields)
    .filter((name) => !known.includes(name))
    .map((name) => `${path}.${name} is not a known field; the fields are ${known.join(', ')}`);
}

function dishProblems(dishes: readonly FixedDish[]): string[] {
  const names = dishes.map(({ name }) => name);
  return names.flatMap((name, place) =>
    names.indexOf(name) < place ? [`fixedMenu has “${name}” more than once`] : [],
  );
}

function zoneProblems({ timeZone }: SiteConfig['business']): string[] {
  try {
    new Intl.DateTimeFormat('en-US', { ...(timeZone && { timeZone }) });
    return [];
  } catch {
    return [
      `business.timeZone: “${String(timeZone)}” is not a time zone; use one like America/New_York`,
    ];
  }
}
