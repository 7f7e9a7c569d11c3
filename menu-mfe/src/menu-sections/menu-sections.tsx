import { readMenu } from '@simmer/shared/firebase';
import { FIXED_MENU, FIXED_SECTIONS } from '../fixed-menu/fixed-menu';
import { IdlePart } from '../idle-part/load-idle-part';
import { MonthlyMenu } from '../monthly-menu/monthly-menu';
import { createMenuStore } from '@simmer/shared/menu-store';
import { FixedSection } from './fixed-section';
import { SECTION_TEXTS } from '../section/section-texts';

// Outlives the route, so that a guest who returns from the cart sees the dishes immediately.
const monthlyMenu = createMenuStore(readMenu);

const FIXED = FIXED_SECTIONS.map(
  (section) => [SECTION_TEXTS[section].id, FIXED_MENU[section]] as const,
);

export default function MenuSections() {
  return (
    <>
      <FixedSection section="classics" />
      <MonthlyMenu store={monthlyMenu} />
      <FixedSection section="soup" />
      <FixedSection section="desserts" />
      <IdlePart fixed={FIXED} monthly={monthlyMenu} />
    </>
  );
}
