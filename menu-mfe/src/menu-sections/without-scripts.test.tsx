import { renderToStaticMarkup } from 'react-dom/server';
import { DishCard } from '../dish-card/dish-card';
import { DESSERTS } from '../fixed-menu/desserts';

jest.mock('@simmer/shared/firebase', () => ({ readMenu: () => new Promise(() => undefined) }));
jest.mock('../idle-part/load-idle-part', () => ({ IdlePart: () => null }));

const danish = DESSERTS.findIndex(({ flavors }) => flavors !== undefined);

/** What a browser shows only when scripts are off. */
const withoutScripts = (html: string) =>
  [...new DOMParser().parseFromString(html, 'text/html').querySelectorAll('noscript')].map(
    ({ innerHTML }) => innerHTML,
  );

it('a guest whose browser runs no scripts reads the flavors as a list in place of the select', () => {
  const dish = DESSERTS[danish]!;
  const card = <DishCard dish={dish} section="desserts" index={danish} />;
  expect(withoutScripts(renderToStaticMarkup(card))).toEqual([
    `<span>Flavors: ${dish.flavors!.join(', ')}</span>`,
  ]);
});
