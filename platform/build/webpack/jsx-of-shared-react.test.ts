import type { FunctionComponent } from 'react';

const { NODE_ENV } = process.env;
afterEach(() => {
  Object.assign(process.env, { NODE_ENV });
});

it.each(['production', 'development'])(
  'a module’s development build renders in a page with a %s React, without an error',
  async (mode) => {
    jest.resetModules();
    Object.assign(process.env, { NODE_ENV: mode });
    const { jsxDEV, Fragment } = await import('./jsx-of-shared-react');
    const { useId } = await import('react');
    const { renderToStaticMarkup } = await import('react-dom/server');
    const Dish: FunctionComponent = ({ name }: { name?: string }) =>
      jsxDEV('li', { id: useId() && 'dish', children: name });
    const list = ['Soup', 'Pie'].map((name) => jsxDEV(Dish, { name }, name));
    const children = [
      jsxDEV('h2', { children: ['The ', 'menu'] }, undefined, true),
      jsxDEV('ul', { children: list }),
      jsxDEV('hr', {}),
    ];
    expect(renderToStaticMarkup(jsxDEV(Fragment, { children }, undefined, true))).toBe(
      '<h2>The menu</h2><ul><li id="dish">Soup</li><li id="dish">Pie</li></ul><hr/>',
    );
  },
);
