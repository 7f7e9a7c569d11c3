import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * The accessibility rules that a page breaks, with the elements that break them.
 * @param parts selectors of what to check. By default the whole page, which takes seconds if it is long.
 */
export async function axeViolations(page: Page, parts: readonly string[] = []) {
  const axe = new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .withTags(TAGS)
    // Otherwise each run opens a second page, for frames of other origins. The shop has none.
    .setLegacyMode();
  for (const part of parts) axe.include(part);
  const { violations } = await axe.analyze();
  return violations;
}
