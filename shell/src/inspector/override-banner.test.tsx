import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { OverrideBanner } from './override-banner';
import { keepOverride, readOverrides } from './override-store';

it('ends the override of one module and reloads the page', async () => {
  keepOverride('menu-mfe', 'http://localhost:3001/remoteEntry.js');
  keepOverride('cart-mfe', 'http://localhost:3002/remoteEntry.js');
  const reload = jest.fn();
  render(<OverrideBanner overrides={readOverrides()} reload={reload} />);
  await userEvent.click(screen.getByRole('button', { name: 'Use the live version of cart-mfe' }));
  expect([...readOverrides().keys()]).toEqual(['menu-mfe']);
  expect(reload).toHaveBeenCalledTimes(1);
});
