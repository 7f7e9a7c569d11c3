import { MODULES, type ModuleName } from '../../modules';

/** The journeys (files of e2e) that touch each module. */
const JOURNEYS: Readonly<Record<ModuleName, readonly string[]>> = {
  'menu-mfe': ['guest/browse', 'guest/order-a-meal', 'composed/early-taps'],
  'cart-mfe': ['guest/order-a-meal', 'guest/checkout'],
  'editor-mfe': ['manager/edit-the-menu'],
  shell: ['guest/order-a-meal', 'guest/account', 'composed/history', 'manager/edit-the-menu'],
};

/** The files of journeys for these modules, each once. */
export function journeysOf(modules: readonly ModuleName[]): string[] {
  return [
    ...new Set(MODULES.filter((name) => modules.includes(name)).flatMap((name) => JOURNEYS[name])),
  ];
}
