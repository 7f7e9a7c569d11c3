import { setSiteConfig } from '@simmer/shared/config';
import { testSiteConfig } from '@simmer/shared/testing/site-config';
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { PrivacyPage } from './privacy-page';

function open(site: typeof testSiteConfig) {
  setSiteConfig(site);
  render(
    <MemoryRouter>
      <PrivacyPage />
    </MemoryRouter>,
  );
}
const { firebase, ordering } = testSiteConfig;

describe('the privacy page', () => {
  it('says who gets an order and how, everything that is in the email, where orders are kept, and that nobody is counted', () => {
    open(testSiteConfig);
    expect(screen.getByText(/go to Olive in one email/)).toHaveTextContent(
      /dishes.*notes.*your name.*email address.*your address.*date and time.*how you will pay/,
    );
    expect(
      screen.getByText(/No server has a list of orders, but Olive may keep one on a device\./),
    ).toBeVisible();
    expect(screen.getByText('This shop does not count visits and sets no cookies.')).toBeVisible();
    expect(screen.queryByText(/Google Analytics|reCAPTCHA/)).not.toBeInTheDocument();
  });

  it('of a shop with Analytics says what it is told, and how to say no', () => {
    open({ ...testSiteConfig, firebase: { ...firebase, measurementId: 'G-TEST' } });
    expect(screen.getByText(/Google Analytics which pages were opened/)).toBeVisible();
    expect(screen.getByText(/“Do Not Track” or “Global Privacy Control”/)).toBeVisible();
    expect(screen.queryByText(/does not count|reCAPTCHA/)).not.toBeInTheDocument();
  });

  it('of a shop with App Check says when reCAPTCHA is loaded, and names its cookie', () => {
    open({ ...testSiteConfig, firebase: { ...firebase, appCheckKey: 'site-key' } });
    expect(screen.getByRole('heading', { name: 'Protection against abuse' })).toBeVisible();
    expect(screen.getByText(/protected by reCAPTCHA/)).toHaveTextContent(
      /reads the latest menu or your account.*loads code from Google.*necessary cookie, _GRECAPTCHA/,
    );
    expect(screen.getByText('This shop does not count visits.')).toBeVisible();
    expect(screen.queryByText(/no cookies/)).not.toBeInTheDocument();
  });

  it('says what is there without a connection, unless the shop keeps nothing for that', () => {
    open(testSiteConfig);
    expect(screen.getByText(/read them without a connection/)).toBeVisible();
    cleanup();
    open({ ...testSiteConfig, offline: false });
    expect(screen.queryByText(/without a connection/)).not.toBeInTheDocument();
  });

  it.each([
    [true, /stays in this tab/],
    [false, /cleared when you close or reload/],
  ])('says how long the cart lasts: kept in the tab is %s', (keepCartInTab, text) => {
    open({ ...testSiteConfig, ordering: { ...ordering, keepCartInTab } });
    expect(screen.getByText(text)).toBeVisible();
  });
});
