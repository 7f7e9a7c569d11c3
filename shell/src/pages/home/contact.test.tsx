import { setSiteConfig } from '@simmer/shared/config';
import { testSiteConfig } from '@simmer/shared/testing/site-config';
import { render, screen } from '@testing-library/react';
import { Contact } from './contact';

describe('the sentence above the contact’s links', () => {
  it('names the owner', () => {
    setSiteConfig(testSiteConfig);
    render(<Contact />);
    expect(screen.getByText(/: Olive is happy to hear from you\.$/)).toBeVisible();
  });

  it('is the business’s own where its configuration has one', () => {
    setSiteConfig({ ...testSiteConfig, texts: { contact: 'Ask about tomorrow’s bread.' } });
    render(<Contact />);
    expect(screen.getByText('Ask about tomorrow’s bread.')).toBeVisible();
    expect(screen.queryByText(/happy to hear/)).toBeNull();
  });
});
