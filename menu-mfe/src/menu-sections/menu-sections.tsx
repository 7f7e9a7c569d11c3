import { readMenu } from '@simmer/shared/firebase';
import { SECTIONS } from '@simmer/shared/navigation';
import { useState } from 'react';
import { fixedDishes } from '../fixed-menu/fixed-dish';
import { IdleMenu } from '../idle-part/load-idle-menu';
import { MonthlyMenu } from '../monthly-menu/monthly-menu';
import { createMenuStore } from '@simmer/shared/menu-store';
import { FixedSection } from './fixed-section';

// The store outlives the route, so that a guest who returns from the cart sees the dishes immediately.
const monthlyMenu = createMenuStore(readMenu);

export default function MenuSections() {
  const [fixed] = useState(() => ({
    [SECTIONS.classics]: fixedDishes('classics'),
    [SECTIONS.soup]: fixedDishes('soup'),
    [SECTIONS.desserts]: fixedDishes('desserts'),
  }));
  return (
    <>
      <FixedSection section="classics" dishes={fixed.classics} />
      <MonthlyMenu store={monthlyMenu} />
      <FixedSection section="soup" dishes={fixed.soup} />
      <FixedSection section="desserts" dishes={fixed.desserts} />
      <IdleMenu fixed={fixed} monthly={monthlyMenu} />
    </>
  );
}
