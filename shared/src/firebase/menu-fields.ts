import type { DishPhoto } from '../menu/photo';
import type { SectionName } from '../menu/sections';
import type { StoredDocument } from '../menu/stored-document';

/** A dish of the owner, as it is stored. Prices are in dollars. */
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
  isReady?: boolean;
  /** The Monthly Menu, unless it is another. */
  section?: SectionName;
  flavors?: readonly string[];
  /** The days of the dish, as in `Plan`. */
  from?: string;
  until?: string;
  weekdays?: readonly number[];
  /** The document changes a dish of the configuration: it has no name, and only the fields that differ. */
  fixed?: true;
}

/** What a change of a dish has replaced, which is kept in the same write. */
export interface FormerFields {
  /** The id of the dish. */
  dish: string;
  name: string;
  /** All fields of a dish that was removed; otherwise those that were replaced, with the mark `fixed`. */
  fields: Partial<MenuFields>;
}

/** As it was read. */
export interface FormerDish extends Omit<FormerFields, 'fields'> {
  /** Also that of the photo of a dish that was removed. */
  id: string;
  /** When it was replaced, in milliseconds since 1970. */
  at: number;
  /** Unparsed. */
  fields: unknown;
}

/** A dish to add. */
export interface NewDish {
  /** Created by the caller, so that a second attempt does not store the dish twice. */
  id: string;
  fields: MenuFields;
  photo?: DishPhoto | undefined;
}

/** A dish to delete. */
export interface RemovedDish {
  id: string;
  /** What is kept of it for 30 days. */
  former?: FormerFields | undefined;
  /** The photo that is kept with it. */
  photo?: DishPhoto | undefined;
}

/** A change of a dish. The first one of a dish of the configuration creates its document. */
export interface DishChange {
  id: string;
  /** What its fields contain then. */
  fields: Partial<MenuFields>;
  /** These fields as the caller last read them; without it, they are replaced unconditionally. */
  expected?: unknown;
  /** The new photo; null removes the current one. */
  photo?: DishPhoto | null | undefined;
  /** What is kept of it for 30 days. */
  former?: FormerFields | undefined;
}

/** The result of changing dishes. */
export interface DishesWrite {
  /** It is false when someone else changed one of the fields after the caller read it; then nothing is stored. */
  isStored: boolean;
  /** The dishes as the database has them now. */
  documents: readonly StoredDocument[];
}

/**
 * The dishes that the menu shows (`MENU_LIMITS.dishes`), their order, and one more, so that the parser can tell that
 * there are more.
 */
export const MOST_DOCUMENTS = 1002;
