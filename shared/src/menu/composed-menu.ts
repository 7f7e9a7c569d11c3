import { DISH_ATTRIBUTES } from '../navigation/page-attributes';
import * as v from 'valibot';
import { NewCartItemSchema, type NewCartItem } from '../cart/cart-item';
import { ROUTES } from '@simmer/shared/navigation';
import type { Dish } from './menu';

/** A fixed dish. Its name is its id. */
export interface ComposedDish
  extends
    Pick<Dish, 'id' | 'name' | 'sizes' | 'isSoldOut'>,
    Pick<NewCartItem, 'flavors' | 'drawing'> {}

const LIMIT_MS = 5000;

const STYLES = /<style\b[^]*?<\/style>/gi;

const LineSchema = v.pipe(v.string(), v.parseJson(), NewCartItemSchema);

/**
 * The fixed menu that is live now. It belongs to another module, which may have been released since this page was
 * loaded; the composed home page contains it, in the attributes that `shell/src/hydration/capture-events.ts` describes.
 * @throws Error when the page cannot be read within five seconds, or has no dish, or one that is not a valid cart line.
 */
export async function readComposedMenu(): Promise<readonly ComposedDish[]> {
  const signal = AbortSignal.timeout(LIMIT_MS);
  const response = await fetch(ROUTES.home, { signal, cache: 'no-cache' });
  if (!response.ok) throw new Error(`The home page answered ${String(response.status)}.`);
  return parseDishes(await response.text());
}

function parseDishes(html: string): readonly ComposedDish[] {
  // A parsed document runs no scripts and loads nothing, but its styles would violate this page's
  // Content-Security-Policy.
  const home = new DOMParser().parseFromString(html.replace(STYLES, ''), 'text/html');
  const dishes = new Map<string, ComposedDish>();
  for (const button of home.querySelectorAll<HTMLElement>(
    `[${DISH_ATTRIBUTES.dish}] [${DISH_ATTRIBUTES.line}]`,
  )) {
    const { name, size, priceCents, flavors } = v.parse(
      LineSchema,
      button.getAttribute(DISH_ATTRIBUTES.line),
    );
    const card = button.closest(`[${DISH_ATTRIBUTES.dish}]`);
    const drawing = card?.querySelector<HTMLImageElement>(`[${DISH_ATTRIBUTES.drawing}]`)?.src;
    const before = dishes.get(name)?.sizes ?? [];
    dishes.set(name, {
      ...{ id: name, name, isSoldOut: false },
      sizes: [...before, { label: size, priceCents, feeds: '' }],
      ...(flavors && { flavors }),
      ...(drawing && { drawing }),
    });
  }
  if (dishes.size === 0) throw new Error('The home page has no menu that this release can read.');
  return [...dishes.values()];
}
