export interface StoredDocument {
  id: string;
  data: unknown;
}

/** Prices are in dollars, as the database has them. */
export interface MenuFields {
  name: string;
  description: string;
  sizes: { label: string; price: number; feeds: string }[];
  soldOut?: boolean;
}

/** One more than the menu shows (`MENU_LIMITS.dishes`), so that it notices that there are more. */
export const MOST_DISHES = 1001;
