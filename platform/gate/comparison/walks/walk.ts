import type { Fact } from '../facts';
import type { Dish } from '../in-page/read-dishes';
import type { Visitor } from '../visitor';

/**
 * A way through the site, the same on what is live and on the candidate. Controls are found by what they are, not by
 * their words: those may change.
 */
export interface Walk {
  title: string;
  /** Of the window. */
  width: number;
  take: (visitor: Visitor, shop: Shop) => Promise<void>;
  /** What it leaves with others, read when it is over. */
  leaves?: (shop: Shop) => Promise<readonly Fact[]>;
}

export interface Shop {
  dishes: readonly Dish[];
  /** The addresses of the pages that remotes bring with them. */
  placedPages: readonly string[];
  /** From the order mails that have arrived so far. */
  kitchenLinks: () => Promise<readonly string[]>;
  mails: () => Promise<readonly Fact[]>;
  documents: () => Promise<readonly Fact[]>;
}
