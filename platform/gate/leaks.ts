import type { Page } from '@playwright/test';
import * as v from 'valibot';
import type { ModuleName } from '../modules';
import { pageFunction } from '../build';

const LeaksSchema = v.array(v.object({ selector: v.string(), element: v.string() }));
/** A rule of a module's styles that matches an element outside of the module. */
export type Leak = v.InferOutput<typeof LeaksSchema>[number];

/** Checks every rule of a module's styles on a page, also those for states and media queries. */
export async function findLeaksOn(page: Page, module: ModuleName): Promise<readonly Leak[]> {
  const found: unknown = await page.evaluate(pageFunction('platform/gate/find-leaks.ts', module));
  return v.parse(LeaksSchema, found);
}
