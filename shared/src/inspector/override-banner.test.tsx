import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { reload } from './reload';
import { OverrideBanner } from './override-banner';
import { keepOverride, readOverrides } from './override-store';

jest.mock('./reload', () => ({ reload: jest.fn() }));

it('ends the override of one module and reloads the page', async () => {
  keepOverride('menu-mfe', 'http://localhost:3001/remoteEntry.js');
  keepOverride('cart-mfe', 'http://localhost:3002/remoteEntry.js');
  render(<OverrideBanner overrides={readOverrides()} />);
  await userEvent.click(screen.getByRole('button', { name: 'Use the live version of cart-mfe' }));
  expect([...readOverrides().keys()]).toEqual(['menu-mfe']);
  expect(reload).toHaveBeenCalledTimes(1);
});
