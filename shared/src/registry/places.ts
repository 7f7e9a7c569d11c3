import type { Registry } from '@simmer/shared/registry';
import * as v from 'valibot';
import { describeIssues } from '../parse/problems';

const PlaceSchema = v.object({
  /** The path of a page of its own, like "/kitchen"; "/" means the end of the home page's menu. */
  path: v.pipe(v.string(), v.regex(/^\/[a-z-]*$/, 'must be an address like /kitchen')),
  expose: v.string(),
  /** The page's title. */
  title: v.string(),
  /** Who may open it; without a role, everyone. */
  role: v.exactOptional(v.literal('manager')),
});

/** Where a module shows a part of itself that the shell does not know at build time. */
export type Place = v.InferOutput<typeof PlaceSchema>;

export interface ModulePlace extends Place {
  module: string;
}

/**
 * The places that the modules in a registry declare.
 * @throws Error that names the module and each invalid field.
 */
export function placesIn({ modules }: Registry): ModulePlace[] {
  return Object.entries(modules).flatMap(([module, { place }]) => {
    if (place === undefined) return [];
    const parsed = v.safeParse(PlaceSchema, place);
    if (parsed.success) return [{ ...parsed.output, module }];
    throw new Error(
      `The place of ${module} is invalid: ${describeIssues(parsed.issues).join('; ')}`,
    );
  });
}
