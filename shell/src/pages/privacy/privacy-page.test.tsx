import { setSiteConfig } from '@simmer/shared/config';
import { testSiteConfig } from '@simmer/shared/testing/site-config';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { PrivacyPage } from './privacy-page';

function open(site: typeof testSiteConfig) {
  setSiteConfig(site);
  render(<PrivacyPage />, { wrapper: MemoryRouter });
}
const { firebase, ordering } = testSiteConfig;

describe('the privacy page', () => {
  it('says who gets an order and how, everything that is in the email, where orders are kept, and that nobody is counted', () => {
    open(testSiteConfig);
    expect(screen.getByText(/go to Olive in one email/)).toHaveTextContent(
      /dishes.*notes.*your name.*email address, your address.*date and time.*how you will pay/,
    );
    expect(
      screen.getByText(/No server has a list of orders, but Olive may keep one on a device\./),
    ).toBeVisible();
    expect(screen.getByText(/It does not say whose order it is or what is in it/)).toBeVisible();
    expect(screen.getByText('This shop does not count visits and sets no cookies.')).toBeVisible();
    expect(screen.queryByText(/Google Analytics|reCAPTCHA/)).not.toBeInTheDocument();
  });

  it('of a shop with Analytics and App Check says what they receive, how to refuse, and when reCAPTCHA is loaded, and names its cookie', () => {
    const keys = { measurementId: 'G-TEST', appCheckKey: 'site-key' };
    open({ ...testSiteConfig, firebase: { ...firebase, ...keys } });
    expect(screen.getByText(/Google Analytics which pages were opened/)).toBeVisible();
    expect(screen.getByText(/“Do Not Track” or “Global Privacy Control”/)).toBeVisible();
    expect(screen.queryByText(/does not count/)).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Protection against abuse' })).toBeVisible();
    expect(screen.getByText(/protected by reCAPTCHA/)).toHaveTextContent(
      /reads the latest menu or your account.*loads code from Google.*necessary cookie, _GRECAPTCHA/,
    );
  });

  it('of a shop with limits says what the database counts, who reads it and when it is deleted', () => {
    open({ ...testSiteConfig, ordering: { ...ordering, limits: true } });
    expect(screen.getByText(/the shop’s database counts/)).toHaveTextContent(
      /what each account has ordered.*reference.*only you and Olive can read.*A month later/,
    );
  });

  it('of a shop that asks for a phone number says that it is in the email and on a device that remembers its guest', () => {
    open({ ...testSiteConfig, ordering: { ...ordering, phone: true } });
    expect(screen.getByText(/go to Olive in one email/)).toHaveTextContent(/your phone number/);
    expect(screen.getByText(/“Remember me on this device”/)).toHaveTextContent(/your phone number/);
  });

  it('of a shop with App Check alone does not say that there are no cookies', () => {
    open({ ...testSiteConfig, firebase: { ...firebase, appCheckKey: 'site-key' } });
    expect(screen.getByText('This shop does not count visits.')).toBeVisible();
  });

  it.each([
    [true, /stays in this tab/, 1],
    [false, /cleared when you close or reload/, 0],
  ])('says how long the cart lasts, and what is available offline: %s', (isStored, text, times) => {
    const tab = { ...ordering, keepCartInTab: isStored };
    open({ ...testSiteConfig, ordering: tab, offline: isStored });
    expect(screen.getByText(text)).toBeVisible();
    expect(screen.queryAllByText(/read them without a connection/)).toHaveLength(times);
  });
});
