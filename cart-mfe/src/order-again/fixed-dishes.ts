import { NewCartItemSchema, type NewCartItem } from '@simmer/shared/cart';
import { ROUTES } from '@simmer/shared/navigation';
import * as v from 'valibot';
import { dishIn, type CurrentDish, type FindDish } from '../send-order/menu-changes';

type FixedDish = CurrentDish & { id: string };

const LIMIT_MS = 5000;

const STYLES = /<style\b[^]*?<\/style>/gi;

const LineSchema = v.pipe(v.string(), v.parseJson(), NewCartItemSchema);

/**
 * The fixed menu that is live now. It belongs to another module, which may have been released since this page was
 * loaded; the composed home page contains it, in the attributes that `shell/src/hydration/capture-events.ts` describes.
 * @throws Error when the page cannot be read within five seconds, or has no dish, or one that is not a valid cart line.
 */
export async function readFixedDishes(): Promise<FindDish> {
  const signal = AbortSignal.timeout(LIMIT_MS);
  const response = await fetch(ROUTES.home, { signal, cache: 'no-cache' });
  if (!response.ok) throw new Error(`The home page answered ${String(response.status)}.`);
  return dishIn(parseFixedDishes(await response.text()));
}

function parseFixedDishes(html: string): readonly FixedDish[] {
  // A parsed document runs no scripts and loads nothing, but its styles would violate this page's
  // Content-Security-Policy.
  const home = new DOMParser().parseFromString(html.replace(STYLES, ''), 'text/html');
  const buttons = home.querySelectorAll<HTMLElement>('[data-add-dish] [data-add]');
  const lines = [...buttons].map((button) => {
    const drawing = button
      .closest('[data-add-dish]')
      ?.querySelector<HTMLImageElement>('[data-add-drawing]')?.src;
    return { ...v.parse(LineSchema, button.dataset.add), ...(drawing && { drawing }) };
  });
  if (lines.length === 0) throw new Error('The home page has no menu that this release can read.');
  const dishes = new Map<string, FixedDish>();
  for (const line of lines) dishes.set(line.name, withSize(dishes.get(line.name), line));
  return [...dishes.values()];
}

function withSize(dish: FixedDish | undefined, line: NewCartItem): FixedDish {
  const { name, size, priceCents, flavors, drawing } = line;
  const sizes = [...(dish?.sizes ?? []), { label: size, priceCents, feeds: '' }];
  const own = { id: name, name, isSoldOut: false, sizes };
  return { ...own, ...(flavors && { flavors }), ...(drawing && { drawing }) };
}
