import { siteConfig } from '@simmer/shared/config';
import { inlineCall } from '@simmer/shared/inline-json';
import { ALLERGENS, MENU_LIMITS, PLATES, TAGS, tagText } from '@simmer/shared/menu';
import { formatMoney, PATTERN_BELOW_CENTS } from '@simmer/shared/money';
import { pricePatternOf, writePrice, type PricePattern } from '@simmer/shared/price-pattern';
import { isInCapitals } from '../dish-card/dish-card';
import cardStyles from '../dish-card/dish-card.module.css';
import { fixedDish } from '../fixed-menu/fixed-dish';
import { DishItem, DishItems, NEAR_DISHES } from '../section/dish-list';
import sectionStyles from '../section/live-section.module.css';
import { drawEarlyMenu } from './draw-early-menu';

/**
 * For a dish's values in the markup of a sample dish. Private-use characters, which have no meaning:
 * https://www.unicode.org/faq/private_use.html
 */
const PLACEHOLDERS = {
  name: '\uE000',
  description: '\uE001',
  label: '\uE002',
  feeds: '\uE003',
  documentId: '\uE004',
  index: '\uE005',
  cents: '\uE006',
  price: '\uE007',
  plate: '\uE008',
  nameClass: '\uE009',
  /** The JSON on an "Add" button. */
  item: '\uE00A',
  sizes: '\uE00B',
  tags: '\uE00C',
};

/** Numbers that occur nowhere else in the markup. */
const INDEX = 3e15;
const CENTS = 4e15;

export type EarlyMenuSample = ReturnType<typeof earlyMenuSample>;

/** What the script has to know besides the markup of the sample dishes. */
function earlyMenuSample(prices: PricePattern) {
  const { capitals = '', name: plain = '' } = cardStyles;
  return {
    placeholders: PLACEHOLDERS,
    /** Texts in the markup and the placeholders that replace them. */
    samples: [
      [String(INDEX), PLACEHOLDERS.index],
      [formatMoney(CENTS), PLACEHOLDERS.price],
      [String(CENTS), PLACEHOLDERS.cents],
      [`"${capitals}"`, `"${PLACEHOLDERS.nameClass}"`],
    ] as const,
    /** The number of dishes that are laid out even if they are far from the window. */
    near: NEAR_DISHES,
    limits: MENU_LIMITS,
    tags: TAGS,
    plates: PLATES,
    allergens: ALLERGENS,
    prices,
    maxCents: PATTERN_BELOW_CENTS - 1,
    nameClasses: { plain, capitals },
    /** The class that the status line has once the menu is loaded. */
    statusClass: sectionStyles.status,
  };
}

/** Follows the placeholders of the Monthly Menu, in the composed page only. */
export function EarlyMenu() {
  const prices = pricePatternOf(siteConfig().business);
  // The script can only write ASCII digits; React formats these prices with others.
  if (!prices) return null;
  // In the order that the script expects. Calls outside of this function would stay in the browser's code.
  const kinds = [false, true].flatMap((isFar) =>
    [false, true].flatMap((isSoldOut) =>
      [[], [PLACEHOLDERS.tags]].map((tags) => ({ isFar, isSoldOut, tags })),
    ),
  );
  const dish = {
    ...fixedDish({
      name: PLACEHOLDERS.name,
      description: PLACEHOLDERS.description,
      sizes: [
        [PLACEHOLDERS.label, CENTS, PLACEHOLDERS.feeds],
        [PLACEHOLDERS.label, CENTS],
      ],
    }),
    id: PLACEHOLDERS.documentId,
    plate: PLACEHOLDERS.plate,
  };
  return (
    <>
      <template>
        <DishItems>
          {kinds.map(({ isFar, ...kind }, position) => (
            <DishItem
              key={position}
              section="monthly"
              index={INDEX}
              isFar={isFar}
              dish={{ ...dish, ...kind }}
            />
          ))}
        </DishItems>
      </template>
      <script>
        {inlineCall(drawEarlyMenu, earlyMenuSample(prices), writePrice, tagText, isInCapitals)}
      </script>
    </>
  );
}
