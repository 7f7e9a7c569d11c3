import { claimDrawnMenu } from '@simmer/shared/early-menu';
import { readMenu } from '@simmer/shared/firebase';
import { CLASSICS } from '../fixed-menu/classics';
import { DESSERTS } from '../fixed-menu/desserts';
import { SOUPS } from '../fixed-menu/soups';
import { MonthlyMenu } from '../monthly-menu/monthly-menu';
import { createMenuStore } from '@simmer/shared/menu-store';
import { DishList } from './dish-list';
import { MenuSection } from './menu-section';

// Outlives the route, so that a guest who returns from the cart sees the dishes immediately.
const monthlyMenu = createMenuStore(readMenu, { drawn: claimDrawnMenu() });

export default function MenuSections() {
  return (
    <>
      <MenuSection section="classics">
        <DishList section="classics" dishes={CLASSICS} />
      </MenuSection>
      <MonthlyMenu store={monthlyMenu} />
      <MenuSection section="soup">
        <DishList section="soup" dishes={SOUPS} />
      </MenuSection>
      <MenuSection section="desserts">
        <DishList section="desserts" dishes={DESSERTS} />
      </MenuSection>
    </>
  );
}
