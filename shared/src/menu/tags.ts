/** What a dish is. The stored word is the one that guests read, so that the home page needs no table of words. */
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

/** Those of the list that are stored: a newer editor may know others, and a dish is never left out for a tag. */
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
