import type { releaseControl, ReleaseCommand } from '../../platform/local-cloud/testing/client';
import { MODULES as OF_THE_SHOP } from '../../platform/modules';

type ChangeReleases = ReturnType<typeof releaseControl>;

/** A text in each module's HTML and scripts that tells two releases apart. */
export const TEXTS = {
  'menu-mfe': 'Whole pies and pans.',
  'cart-mfe': 'Your cart is empty',
  'editor-mfe': 'Are you sure you want to delete this item?',
  'kitchen-mfe': 'No orders in the list',
  shell: 'Get in Touch',
} as const satisfies Partial<Record<string, string>>;
export type Module = keyof typeof TEXTS;

/** The modules that every shop has; a new remote has no text here. */
const MODULES = OF_THE_SHOP.filter((name): name is Module => name in TEXTS);

/**
 * Publishes another release of a module, with a different text. It is not live yet.
 * @returns its version.
 */
export function otherRelease(
  changeReleases: ChangeReleases,
  module: Module,
  by: string,
): Promise<string> {
  return changeReleases({ action: 'add-copy', module, text: TEXTS[module], by });
}

/** @returns the release of another build of every module, all in one switch. @param by names it in each one's text. */
export async function releaseOfAll(
  changeReleases: ChangeReleases,
  by: string,
): Promise<ReleaseCommand> {
  const versions: Record<string, string> = {};
  for (const module of MODULES)
    versions[module] = await otherRelease(changeReleases, module, `${TEXTS[module]} (${by})`);
  return { action: 'release', versions };
}
