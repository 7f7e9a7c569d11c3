import type { MenuStore } from '@simmer/shared/menu-store';
import { MenuSection } from '../menu-sections/menu-section';
import { useReadMenu } from '../menu-sections/use-read-menu';

/** Only one of the sections, on a page that reads the menu. */
export function MonthlyMenu({ store }: { store: MenuStore }) {
  useReadMenu(store);
  return <MenuSection section="monthly" store={store} />;
}
