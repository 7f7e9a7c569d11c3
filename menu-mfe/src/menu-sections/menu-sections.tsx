import { readMenu } from '@simmer/shared/firebase';
import { FIXED_SECTIONS } from '@simmer/shared/fixed-dishes';
import { useState } from 'react';
import { fixedDishes } from '../fixed-menu/fixed-dish';
import { IdlePart } from '../idle-part/load-idle-part';
import { MonthlyMenu } from '../monthly-menu/monthly-menu';
import { createMenuStore } from '@simmer/shared/menu-store';
import { FixedSection } from './fixed-section';
import { SECTION_TEXTS } from '../section/section-texts';

// Outlives the route, so that a guest who returns from the cart sees the dishes immediately.
const monthlyMenu = createMenuStore(readMenu);

export default function MenuSections() {
  const [fixed] = useState(() =>
    FIXED_SECTIONS.map((section) => [SECTION_TEXTS[section].id, fixedDishes(section)] as const),
  );
  return (
    <>
      <FixedSection section="classics" />
      <MonthlyMenu store={monthlyMenu} />
      <FixedSection section="soup" />
      <FixedSection section="desserts" />
      <IdlePart fixed={fixed} monthly={monthlyMenu} />
    </>
  );
}
