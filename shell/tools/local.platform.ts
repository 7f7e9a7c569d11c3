import { ROUTES } from '@simmer/shared/navigation';
import { mailService } from '../../cart-mfe/tools/mail-service';
import type { LocalShop } from '../../platform/shop';
import { TEXT_PAGES } from '../src/text-pages';
import { DEMO_ACCOUNTS } from './demos/accounts';
import { DEMOS, documentsOf } from './demos/demos';

/** What this shop needs on a developer's machine. */
export const local: LocalShop = {
  accounts: Object.values(DEMO_ACCOUNTS),
  documents: documentsOf,
  mailService,
  demos: DEMOS,
  addresses: [...Object.values(ROUTES), ...Object.keys(TEXT_PAGES)],
  builtWithOther: ['shell', 'cart-mfe'],
};
