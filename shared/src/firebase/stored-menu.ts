/** A document as it is stored: its fields are of unknown shape until a parser has read them. */
export interface StoredDocument {
  id: string;
  data: unknown;
}

/** What the menu editor writes; prices are in dollars, as the database keeps them. */
export interface MenuFields {
  name: string;
  description: string;
  sizes: { label: string; price: number; feeds: string }[];
  soldOut?: boolean;
}
