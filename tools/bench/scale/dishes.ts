import {
  clearDocuments,
  firestoreValue,
  loopbackUrl,
  type Ports,
  PROJECT_ID,
  type SeedDish,
} from '../../../platform/local-cloud';

/** What the database takes in one commit. */
const PER_COMMIT = 500;

/** The dish in this place of a long menu, from 0; no two are alike. */
export function numberedDish(index: number): SeedDish {
  const number = String(index + 1);
  return {
    name: `SLOW STEW NO. ${number}`,
    description: `Stew number ${number}, cooked overnight with root vegetables and whatever the month brings.`,
    sizes: [
      { label: 'Small', price: 20 + (index % 20), feeds: 'feeds 3-4' },
      { label: 'Large', price: 40 + (index % 20), feeds: 'feeds 6-8' },
    ],
  };
}

/** How many "Add" buttons a monthly menu of so many numbered dishes has. */
export function addButtonsOf(dishes: number): number {
  return Array.from({ length: dishes }, (_, index) => numberedDish(index).sizes.length).reduce(
    (sum, sizes) => sum + sizes,
    0,
  );
}

/** Makes the monthly menu of the emulator have so many dishes, and nothing else. */
export async function writeDishes(ports: Ports, count: number): Promise<void> {
  await clearDocuments(ports);
  const documents = `projects/${PROJECT_ID}/databases/(default)/documents`;
  const writes = Array.from({ length: count }, (_, index) => ({
    update: {
      // The menu is in the order of the ids.
      name: `${documents}/menu/dish-${String(index).padStart(4, '0')}`,
      fields: Object.fromEntries(
        Object.entries(numberedDish(index)).map(([key, value]) => [key, firestoreValue(value)]),
      ),
    },
  }));
  for (let from = 0; from < count; from += PER_COMMIT) {
    const response = await fetch(`${loopbackUrl(ports.firestore)}/v1/${documents}:commit`, {
      method: 'POST',
      // The emulator takes this word for the project's owner, whom no rule binds.
      headers: { Authorization: 'Bearer owner', 'Content-Type': 'application/json' },
      body: JSON.stringify({ writes: writes.slice(from, from + PER_COMMIT) }),
      signal: AbortSignal.timeout(60_000),
    });
    if (!response.ok) throw new Error(`The dishes could not be written: ${await response.text()}`);
  }
}
