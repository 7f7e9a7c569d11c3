import type * as React from 'react';
import type * as Server from 'react-dom/server';
import type * as Jsx from './jsx-of-shared-react';

const { NODE_ENV } = process.env;
let jsxDEV: (typeof Jsx)['jsxDEV'];
let Fragment: (typeof Jsx)['Fragment'];
let useId: (typeof React)['useId'];
let renderToStaticMarkup: (typeof Server)['renderToStaticMarkup'];

afterEach(() => {
  Object.assign(process.env, { NODE_ENV });
});

async function load(mode: 'production' | 'development'): Promise<void> {
  jest.resetModules();
  Object.assign(process.env, { NODE_ENV: mode });
  ({ jsxDEV, Fragment } = await import('./jsx-of-shared-react'));
  ({ useId } = await import('react'));
  ({ renderToStaticMarkup } = await import('react-dom/server'));
}

describe.each(['production', 'development'] as const)(
  'a module’s development build in a page with a %s React',
  (mode) => {
    beforeEach(() => load(mode));

    it('renders children, lists, fragments and components without an error', () => {
      function Dish({ name }: { name: string }) {
        return jsxDEV('li', { id: useId() && 'dish', children: name }, undefined, false);
      }
      const list = ['Soup', 'Pie'].map((name) =>
        jsxDEV(Dish as React.FunctionComponent, { name }, name, false),
      );
      const page = jsxDEV(
        Fragment,
        {
          children: [
            jsxDEV('h2', { children: ['The ', 'menu'] }, undefined, true),
            jsxDEV('ul', { children: list }, undefined, false),
            jsxDEV('hr', {}, undefined, false),
          ],
        },
        undefined,
        true,
      );
      expect(renderToStaticMarkup(page)).toBe(
        '<h2>The menu</h2><ul><li id="dish">Soup</li><li id="dish">Pie</li></ul><hr/>',
      );
    });
  },
);
