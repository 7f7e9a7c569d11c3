import type { Tag } from '../menu/tags';

/** Prices are in dollars, as in the database. */
export interface MenuFields {
  name: string;
  description: string;
  sizes: { label: string; price: number; feeds?: string }[];
  soldOut?: boolean;
  hidden?: boolean;
  tags?: readonly string[];
  /** The average color of the photo in `pictures/{dish}`; empty if the photo was removed. */
  picture?: string;
  /** The kind of dish that its drawing shows. */
  plate?: string;
}

/** What is changed about a dish that is always on the menu; what is left out stays as it is. */
export interface DishStateChange extends Partial<Record<'soldOut' | 'hidden' | Tag, boolean>> {
  /** The average color of the photo in `pictures/{dish}`; empty when the photo is removed. */
  photos?: string;
}

/** The result of changing a dish. */
export interface DishWrite {
  /** It is false when someone else changed one of the fields after the caller read it; then nothing is stored. */
  isStored: boolean;
  /** The dish as the database has it now. */
  data: unknown;
}

/**
 * The dishes that the menu shows (`MENU_LIMITS.dishes`), their order, and one more, so that the parser can tell that
 * there are more.
 */
export const MOST_DOCUMENTS = 1002;
