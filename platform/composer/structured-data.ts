import type { SiteConfig } from '@simmer/shared/config';
import * as v from 'valibot';
import { messageOf } from '../base';
import type { Page } from '../../shell/src/document/pages';
import { buildOf, type CompositionInput } from './composition';
import { loadServerBuild, type Provide } from './load-server-build';

const PartSchema = v.object({
  structuredData: v.custom<(site: SiteConfig) => unknown>((value) => typeof value === 'function'),
});
const DataSchema = v.record(v.string(), v.unknown());

/**
 * The structured data of a page, merged from its modules.
 * @param warnings gets a message for each module whose data cannot be read; the page works without it.
 */
export async function structuredDataOf(
  page: Page,
  { modules, site }: CompositionInput,
  provide: Provide,
  warnings: Set<string>,
): Promise<Record<string, unknown>> {
  const merged: Record<string, unknown> = {};
  for (const module of page.describedBy) {
    try {
      const { server, base } = buildOf(modules, module);
      const part = v.parse(
        PartSchema,
        await loadServerBuild(server, 'StructuredData.js', base, provide),
      );
      Object.assign(merged, v.parse(DataSchema, part.structuredData(site)));
    } catch (error) {
      warnings.add(`${page.pathname}: ${module} has no structured data: ${messageOf(error)}`);
    }
  }
  return merged;
}
