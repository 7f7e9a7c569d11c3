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
  hidden?: boolean;
  tags?: readonly string[];
  position?: number;
  /** The average color of its photo, `pictures/{dish}`; empty when that was removed. */
  picture?: string;
}

/** What came of changing a dish. */
export interface DishWrite {
  /** False when somebody else had changed one of the fields since the caller read it; then nothing is stored. */
  isStored: boolean;
  /** The dish as the database has it now. */
  data: unknown;
}

/** One more than the menu shows (`MENU_LIMITS.dishes`), so that it notices that there are more. */
export const MOST_DISHES = 1001;
