import { render, screen } from '@testing-library/react';
import { VenmoCode } from './venmo-code';

jest.mock('./qr-code', () => {
  throw new Error('Loading chunk qr-code failed.');
});

it('the link stays when the code cannot be loaded', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  render(<VenmoCode />);
  expect(await screen.findByText('Open Venmo')).toBeVisible();
  expect(screen.getByRole('link', { name: /Open @test-kitchen on Venmo/ })).toHaveAttribute(
    'href',
    'https://venmo.test.example/u/test-kitchen',
  );
  expect(warn).toHaveBeenCalledTimes(1);
});
