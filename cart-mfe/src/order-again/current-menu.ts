import { readMenu } from '@simmer/shared/firebase';
import { reportProblem } from '@simmer/shared/report';
import { requestDishStates } from '@simmer/shared/request-dish-states';
import {
  readMonthlyDishes,
  readStates,
  type CurrentDish,
  type CurrentMenu,
  type ReadCurrentMenu,
} from '../send-order/menu-changes';
import { readFixedDishes } from './fixed-dishes';

export const readCurrentMenu: ReadCurrentMenu = async (items) => {
  const isMonthly = items.map(({ documentId }) => documentId !== undefined);
  const [monthly, fixed] = await Promise.all([
    isMonthly.includes(true) && orNothing('Monthly Menu', readMonthlyDishes(readMenu)),
    isMonthly.includes(false) && orNothing('fixed menu', readFixedDishesNow()),
  ]);
  const menu: CurrentMenu = { ...(monthly && { monthly }), ...(fixed && { fixed }) };
  return menu;
};

/** Without those that the owner has hidden. */
async function readFixedDishesNow(): Promise<readonly CurrentDish[]> {
  const [dishes, states] = await Promise.all([readFixedDishes(), readStates(requestDishStates)]);
  return dishes
    .filter(({ id }) => !states.get(id)?.isHidden)
    .map((dish) => ({ ...dish, ...(states.get(dish.id) ?? { isSoldOut: false, picture: '' }) }));
}

async function orNothing<Dishes>(part: string, dishes: Promise<Dishes>): Promise<Dishes | null> {
  try {
    return await dishes;
  } catch (error) {
    reportProblem('order', `the ${part} could not be read for an order again.`, error);
    return null;
  }
}
