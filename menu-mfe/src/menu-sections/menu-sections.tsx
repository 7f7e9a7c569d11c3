import { readMenu } from '@simmer/shared/firebase';
import { createMenuStore } from '@simmer/shared/menu-store';
import { IdleMenu } from '../idle-part/load-idle-menu';
import { MonthlyMenu } from '../monthly-menu/monthly-menu';
import { shownDishes } from '../section/section-dishes';
import { FixedSection } from './fixed-section';

// The store outlives the route, so that a guest who returns from the cart sees the dishes immediately.
const menu = createMenuStore(readMenu);

export default function MenuSections() {
  return (
    <>
      <FixedSection section="classics" store={menu} />
      <MonthlyMenu store={menu} />
      <FixedSection section="soup" store={menu} />
      <FixedSection section="desserts" store={menu} />
      <IdleMenu store={menu} shownIn={shownDishes} />
    </>
  );
}
