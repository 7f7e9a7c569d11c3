import { siteConfig } from '@simmer/shared/config';
import { notices } from './notice-store';

/** Tells a guest who sees a page that the service worker has stored, and marked, when that was. */
export function announceStoredPage(): void {
  const { stored } = document.documentElement.dataset;
  if (stored === undefined) return;
  const { locale } = siteConfig().business;
  const day = new Date(Number(stored)).toLocaleDateString(locale, { dateStyle: 'full' });
  const text = `We can’t reach the shop right now. This is the page from ${day}, as stored on this device. Please reload it later.`;
  notices.show({ kind: 'stored', text });
}
