import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SiteConfig } from '../config/site-config';

const SHOP = join(__dirname, '../../../shell/site.config.json');

/** The dishes of the specification. */
const { fixedMenu } = JSON.parse(readFileSync(SHOP, 'utf8'));

export const testSiteConfig: SiteConfig = {
  business: {
    name: 'Test Kitchen',
    description: 'Meals for tests.',
    url: 'https://kitchen.test.example',
    locale: 'en-US',
    currency: 'USD',
  },
  owner: { firstName: 'Olive', email: 'owner@test.example' },
  hero: { title: 'Test Kitchen', text: 'Slow food for quick tests.' },
  fixedMenu,
  links: {
    social: { name: 'Facebook', url: 'https://social.test.example/kitchen' },
    gallery: 'https://social.test.example/kitchen/photos',
  },
  builder: { name: 'Test Builder', portfolio: 'https://builder.test.example' },
  venmo: { handle: '@test-kitchen', profile: 'https://venmo.test.example/u/test-kitchen' },
  ordering: { maxQuantity: 99, keepCartInTab: false, offerPickup: true },
  firebase: {
    apiKey: 'test-key',
    authDomain: 'test.firebaseapp.example',
    projectId: 'demo-test',
    storageBucket: 'test.appspot.example',
    messagingSenderId: '1',
    appId: '1:1:web:1',
  },
  emailjs: { publicKey: 'test-public', serviceId: 'test-service', templateId: 'test-template' },
};

/** The same site with other values in these sections. */
export function siteWith(sections: {
  [Section in 'business' | 'firebase' | 'ordering']?: Partial<SiteConfig[Section]>;
}): SiteConfig {
  const { business, firebase, ordering } = testSiteConfig;
  return {
    ...testSiteConfig,
    business: { ...business, ...sections.business },
    firebase: { ...firebase, ...sections.firebase },
    ordering: { ...ordering, ...sections.ordering },
  };
}
