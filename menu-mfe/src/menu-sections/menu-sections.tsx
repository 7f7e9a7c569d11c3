import { readMenu } from '@simmer/shared/firebase';
import { createMenuStore } from '@simmer/shared/menu-store';
import { IdleMenu } from '../idle-part/load-idle-menu';
import { shownDishes } from '../section/section-dishes';
import { MenuSection } from './menu-section';
import { useReadMenu } from './use-read-menu';

// The store outlives the route, so that a guest who returns from the cart sees the dishes immediately.
const menu = createMenuStore(readMenu);

export default function MenuSections() {
  useReadMenu(menu);
  return (
    <>
      <MenuSection section="classics" store={menu} />
      <MenuSection section="monthly" store={menu} />
      <MenuSection section="soup" store={menu} />
      <MenuSection section="desserts" store={menu} />
      <IdleMenu store={menu} shownIn={shownDishes} />
    </>
  );
}
