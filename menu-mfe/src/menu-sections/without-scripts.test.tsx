import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { DishCard } from '../dish-card/dish-card';
import { DESSERTS } from '../fixed-menu/desserts';
import MenuSections from './menu-sections';

jest.mock('@simmer/shared/firebase', () => ({ readMenu: () => new Promise(() => undefined) }));
jest.mock('../idle-part/load-idle-part', () => ({ IdlePart: () => null }));

const danish = DESSERTS.findIndex(({ flavors }) => flavors !== undefined);
const page = (
  <MemoryRouter>
    <MenuSections />
  </MemoryRouter>
);

/** What a browser shows only when scripts are off. */
const withoutScripts = (html: string) =>
  [...new DOMParser().parseFromString(html, 'text/html').querySelectorAll('noscript')].map(
    ({ innerHTML }) => innerHTML,
  );

describe('a guest whose browser runs no scripts', () => {
  it('reads how to get this month’s dishes, which only a script can fetch', () => {
    const text = withoutScripts(renderToStaticMarkup(page)).join('');
    expect(text).toContain('This month’s dishes can be shown only with JavaScript');
    expect(text).toContain(
      '<a href="mailto:owner@test.example?subject=Monthly%20Menu">Ask Olive for the list by email</a>',
    );
  });

  it('reads the flavors as a list in place of the select', () => {
    const dish = DESSERTS[danish]!;
    const card = <DishCard dish={dish} section="desserts" index={danish} />;
    expect(withoutScripts(renderToStaticMarkup(card))).toEqual([
      `<span>Flavors: ${dish.flavors!.join(', ')}</span>`,
    ]);
  });
});
