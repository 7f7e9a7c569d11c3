/** A document of the database, unparsed. */
export interface StoredDocument {
  id: string;
  data: unknown;
}
