import { ElsewherePage } from './elsewhere-page';
import { PLACED } from './placed-page';

/** The page of every address whose code is not on the home page, ready to be rendered. */
export async function loadElsewhere() {
  // Without a registry, the pages of the shell itself work all the same; the others say so.
  await PLACED.load().catch(() => undefined);
  return ElsewherePage;
}
