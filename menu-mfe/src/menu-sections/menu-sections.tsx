import { readMenu } from '@simmer/shared/firebase';
import { CLASSICS } from '../fixed-menu/classics';
import { DESSERTS } from '../fixed-menu/desserts';
import { SOUPS } from '../fixed-menu/soups';
import { MonthlyMenu } from '../monthly-menu/monthly-menu';
import { createMonthlyMenuStore } from '../monthly-menu/monthly-menu-store';
import { DishList } from './dish-list';
import { MenuSection } from './menu-section';

// Outlives the page's way to the cart and back, so that a guest who returns finds the dishes at once.
const monthlyMenu = createMonthlyMenuStore(readMenu);

/** The home page's four menu sections. */
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
