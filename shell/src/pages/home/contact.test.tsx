import { setSiteConfig } from '@simmer/shared/config';
import { testSiteConfig } from '@simmer/shared/testing/site-config';
import { render, screen } from '@testing-library/react';
import { Contact } from './contact';

it('the sentence above the contact’s links names the owner, or is the business’s own', () => {
  const { unmount } = render(<Contact />);
  expect(screen.getByText(/: Olive is happy to hear from you\.$/)).toBeVisible();
  unmount();
  setSiteConfig({ ...testSiteConfig, texts: { contact: 'Ask about tomorrow’s bread.' } });
  render(<Contact />);
  expect(screen.getByText('Ask about tomorrow’s bread.')).toBeVisible();
  expect(screen.queryByText(/happy to hear/)).toBeNull();
});
