/** What a dish is. The stored word is the one that guests read, so the home page needs no lookup table. */
export const DIETS = ['Vegetarian', 'Vegan', 'Gluten-free'] as const;

/** What a dish contains. */
export const ALLERGENS: readonly string[] = [
  'nuts',
  'milk',
  'eggs',
  'wheat',
  'soy',
  'fish',
  'shellfish',
  'sesame',
];

/** The same words as in `firestore.rules`, in the order in which guests read them. */
export const TAGS: readonly string[] = [...DIETS, ...ALLERGENS];

/** Drops unknown tags, which a newer editor may have stored: no dish is left out because of a tag. */
export function parseTags(stored: unknown): readonly string[] {
  return TAGS.filter((tag) => Array.isArray(stored) && stored.includes(tag));
}

/** `Vegetarian · Contains milk, eggs`; empty without tags. */
export function tagText(tags: readonly string[]): string {
  const isAllergen = (tag: string) => ALLERGENS.includes(tag);
  const allergens = tags.filter(isAllergen).join(', ');
  return [...tags.filter((tag) => !isAllergen(tag)), allergens && `Contains ${allergens}`]
    .filter(Boolean)
    .join(' · ');
}
