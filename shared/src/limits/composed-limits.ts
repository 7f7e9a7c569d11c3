import * as v from 'valibot';
import { readComposedFile } from '../menu/composed-menu';
import { WhenSilentSchema } from './limits';

/** Beside the composed pages, if the owner had set something: what they were composed with. */
export const COMPOSED_LIMITS_FILE = 'composed-with.json';
/** Its field for limits; the others are dishes, which have no slash in their names. */
export const COMPOSED_LIMITS = 'settings/limits';

/** What of the limits has to be known while the database is silent. */
const ComposedLimitsSchema = v.object({ whenSilent: WhenSilentSchema });

/**
 * What the owner wanted when the live pages were composed.
 * @throws Error when she wanted nothing in particular, or `composed-with.json` cannot be read within five seconds.
 */
export async function readComposedLimits(): Promise<v.InferOutput<typeof ComposedLimitsSchema>> {
  const schema = v.object({ [COMPOSED_LIMITS]: ComposedLimitsSchema });
  return (await readComposedFile(COMPOSED_LIMITS_FILE, schema))[COMPOSED_LIMITS];
}
