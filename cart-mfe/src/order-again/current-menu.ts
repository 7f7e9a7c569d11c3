import { readMenu } from '@simmer/shared/firebase';
import { reportProblem } from '@simmer/shared/report';
import {
  readMonthlyDishes,
  type CurrentMenu,
  type ReadCurrentMenu,
} from '../send-order/menu-changes';
import { readFixedDishes } from './fixed-dishes';

export const readCurrentMenu: ReadCurrentMenu = async (items) => {
  const isMonthly = items.map(({ documentId }) => documentId !== undefined);
  const [monthly, fixed] = await Promise.all([
    isMonthly.includes(true) && orNothing('Monthly Menu', readMonthlyDishes(readMenu)),
    isMonthly.includes(false) && orNothing('fixed menu', readFixedDishes()),
  ]);
  const menu: CurrentMenu = { ...(monthly && { monthly }), ...(fixed && { fixed }) };
  return menu;
};

async function orNothing<Dishes>(part: string, dishes: Promise<Dishes>): Promise<Dishes | null> {
  try {
    return await dishes;
  } catch (error) {
    reportProblem('order', `the ${part} could not be read for an order again.`, error);
    return null;
  }
}
