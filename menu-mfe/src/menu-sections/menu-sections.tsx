import { claimDrawnMenu } from '@simmer/shared/early-menu';
import { readMenu } from '@simmer/shared/firebase';
import { CLASSICS, DESSERTS, SOUPS } from '../fixed-menu/fixed-menu';
import { IdlePart } from '../idle-part/load-idle-part';
import { MonthlyMenu } from '../monthly-menu/monthly-menu';
import { createMenuStore } from '@simmer/shared/menu-store';
import { FixedSection } from './fixed-section';
import { SECTION_TEXTS } from './section-texts';

// Outlives the route, so that a guest who returns from the cart sees the dishes immediately.
const monthlyMenu = createMenuStore(readMenu, { drawn: claimDrawnMenu() });

const FIXED = [
  [SECTION_TEXTS.classics.id, CLASSICS],
  [SECTION_TEXTS.soup.id, SOUPS],
  [SECTION_TEXTS.desserts.id, DESSERTS],
] as const;
const MONTHLY = { id: SECTION_TEXTS.monthly.id, store: monthlyMenu };

export default function MenuSections() {
  return (
    <>
      <FixedSection section="classics" dishes={CLASSICS} />
      <MonthlyMenu store={monthlyMenu} />
      <FixedSection section="soup" dishes={SOUPS} />
      <FixedSection section="desserts" dishes={DESSERTS} />
      <IdlePart fixed={FIXED} monthly={MONTHLY} />
    </>
  );
}
