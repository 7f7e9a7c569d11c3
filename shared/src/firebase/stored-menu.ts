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
