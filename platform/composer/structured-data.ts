import type { SiteConfig } from '@simmer/shared/config';
import * as v from 'valibot';
import { messageOf } from '../base';
import type { Page } from '../../shell/src/document/pages';
import type { CompositionInput } from './compose';
import { loadServerBuild, type Provide } from './load-server-build';

const PartSchema = v.object({
  structuredData: v.custom<(site: SiteConfig) => unknown>((value) => typeof value === 'function'),
});
const DataSchema = v.record(v.string(), v.unknown());

/**
 * What the modules of a page tell search engines of it, together.
 * @param warnings gets a sentence for each module that cannot be asked; the page is whole without its words.
 */
export async function structuredDataOf(
  page: Page,
  { modules, site }: CompositionInput,
  provide: Provide,
  warnings: Set<string>,
): Promise<Record<string, unknown>> {
  const told: Record<string, unknown> = {};
  for (const module of page.describedBy) {
    const { server, base } = modules[module];
    try {
      const part = v.parse(
        PartSchema,
        await loadServerBuild(server, 'StructuredData.js', base, provide),
      );
      Object.assign(told, v.parse(DataSchema, part.structuredData(site)));
    } catch (error) {
      warnings.add(`${page.pathname}: ${module} tells search engines nothing: ${messageOf(error)}`);
    }
  }
  return told;
}
