import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { createStore, useStore } from './store';

const store = createStore('basket', { eggs: 0, milk: 0 });
let renders = 0;

function Eggs() {
  renders += 1;
  return <output>{useStore(store, ({ eggs }) => eggs)}</output>;
}

it('a part of a page shows what its store says now, and in a composed page what it said at first', () => {
  store.set({ eggs: 6, milk: 1 });
  expect(renderToString(<Eggs />)).toContain('0');
  render(<Eggs />);
  expect(screen.getByRole('status')).toHaveTextContent('6');
  act(() => store.set({ eggs: 7, milk: 1 }));
  expect(screen.getByRole('status')).toHaveTextContent('7');
  renders = 0;
  act(() => store.set({ eggs: 7, milk: 2 }));
  expect(renders).toBe(0);
});
