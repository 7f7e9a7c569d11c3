/** What a dish is. The stored word is the one that guests read, so the home page needs no lookup table. */
export const DIETS = ['Vegetarian', 'Vegan', 'Gluten-free'] as const;

/** What a dish contains: the nine major allergens of the FDA. */
export const ALLERGENS = [
  'peanuts',
  'tree nuts',
  'milk',
  'eggs',
  'wheat',
  'soy',
  'fish',
  'shellfish',
  'sesame',
] as const;

export type Tag = (typeof DIETS)[number] | (typeof ALLERGENS)[number];

/** The same words as in `firestore.rules`, in the order in which guests read them. */
export const TAGS: readonly Tag[] = [...DIETS, ...ALLERGENS];

/** Drops unknown tags, which a newer editor may have stored: no dish is left out because of a tag. */
export function parseTags(stored: unknown): readonly string[] {
  return TAGS.filter((tag) => Array.isArray(stored) && stored.includes(tag));
}

/** `Vegetarian · Contains milk, eggs`; empty without tags. */
export function tagText(tags: readonly string[]): string {
  const allergens: readonly string[] = ALLERGENS;
  const contents = tags.filter((tag) => allergens.includes(tag)).join(', ');
  return [...tags.filter((tag) => !allergens.includes(tag)), contents && `Contains ${contents}`]
    .filter(Boolean)
    .join(' · ');
}
