import {
  dishesTable,
  growthOf,
  linesTable,
  MOST_GROWTH,
  type ScaleVisits,
} from '../scale/scale-tables';
import type { Conditions } from './conditions';
import { markdownTable } from '../../../platform/base';

function describeGrowth(visits: ScaleVisits): string {
  const growth = growthOf(visits);
  if (growth === null) return 'Not every menu was measured.';
  const { changed, painted, isConstant } = growth;
  const components = isConstant
    ? 'renders the same number of components on each of them'
    : 'renders more components the longer the menu is, which it must not';
  return `With 1,000 dishes a tap takes ${changed.toFixed(2)} times as long as with 10 until the badge has changed, and ${painted.toFixed(2)} times until it is
painted (promise: at most ${MOST_GROWTH.toFixed(2)}). A tap ${components}.`;
}

/** The section of docs/performance.md about large menus and full carts. */
export function scaleSection(visits: ScaleVisits, conditions: Conditions): string {
  return `
### How

The composed site on the slow phone of the section above, network and processor, from the first request to the last tap; the
lengths take turns in ${String(conditions.runs)} rounds, after one that is dropped. Once the page is at rest a script in it taps five “Add” buttons that are
spread over the menu, two seconds apart. _Tap to badge_ ends when the badge's number has changed, _to painted badge_ when the frame
that shows it has been made. Components are counted where React tells its developer tools what it committed: those of the
updated part whose function ran. Cells are the median and, in brackets, the least and the most.

Measured with Chromium ${conditions.browserVersion} on ${conditions.machine}.

### Monthly dishes

${markdownTable(dishesTable(visits))}

${describeGrowth(visits)}

### Lines in the cart

On a menu of 100 dishes; _one more_ is a tap on “+” in the open cart.

${markdownTable(linesTable(visits))}
`;
}
