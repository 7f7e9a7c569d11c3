import { screen } from '@testing-library/react';
import { openEditor } from '../testing/open-editor';

const released = (place?: object) => ({
  version: '1.0.0',
  entry: 'https://kitchen.test.example/remoteEntry.js',
  ...(place && { place }),
});

const KITCHEN = { path: '/kitchen', title: 'Kitchen', role: 'manager' };

it('a manager finds the other pages for managers from the editor, and those only', async () => {
  const block = document.createElement('script');
  block.id = 'registry';
  block.type = 'application/json';
  block.textContent = JSON.stringify({
    modules: {
      'menu-mfe': released(),
      'soup-mfe': released({ path: '/soup', expose: 'Soup', title: 'Soup of the day' }),
      'kitchen-mfe': released({ ...KITCHEN, expose: 'Kitchen' }),
    },
  });
  document.head.append(block);
  await openEditor();
  expect(screen.getByRole('link', { name: 'Kitchen' })).toHaveAttribute('href', '/kitchen');
  expect(screen.queryByRole('link', { name: 'Soup of the day' })).toBeNull();
  block.remove();
});
