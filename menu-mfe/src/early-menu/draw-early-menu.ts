import type {} from '@simmer/shared/early-menu';
import type { tagText } from '@simmer/shared/menu';
import type { writePrice } from '@simmer/shared/price-pattern';
import type { isInCapitals } from '../dish-card/dish-card';
import type { EarlyMenuSample } from './early-menu';

/**
 * Draws the dishes of the Monthly Menu before React hydrates the page. A script with this function's source text
 * follows a template with sample dishes: near the window or far from it, sold out or not, with tags or without, each
 * with one size that says how many it feeds and one that does not. The function may use nothing from outside except its
 * parameters.
 *
 * It draws exactly what React renders for the same documents. A menu with anything it cannot handle with certainty,
 * such as an invalid dish or a price on request, is left entirely to React.
 */
export function drawEarlyMenu(
  sample: EarlyMenuSample,
  priceOf: typeof writePrice,
  textOf: typeof tagText,
  isCapitals: typeof isInCapitals,
): void {
  const { placeholders, limits, prices, nameClasses } = sample;
  const script = document.currentScript;
  const template = script?.previousElementSibling;
  const skeletons = template?.previousElementSibling;
  const section = script?.closest('section');
  const status = section?.querySelector('[role=status]');
  const early = globalThis.simmerMenu;
  // React renders neither, so they must not be there when it hydrates the page.
  script?.remove();
  template?.remove();
  if (!(template instanceof HTMLTemplateElement) || !early) return;
  const list = template.content.firstElementChild;
  const cards = [...(list?.children ?? [])].map(readCard);

  void early.answer
    .then((answer) => {
      if (!Array.isArray(answer) || answer.length > limits.dishes) return;
      const documents = answer.map(readDocument);
      // As the menu's parser does.
      const shown = documents
        .filter(({ data }) => !data.hidden)
        .sort((one, other) => one.data.position - other.data.position);
      if (shown.length === 0) return;
      const html = shown.map(drawDish).join('');
      if (early.isClaimed || !list || !skeletons || !section || !status) return;
      // Measuring lays out the whole page, so only for a guest who may read what is below.
      const bottom = early.isScrolled ? section.getBoundingClientRect().bottom : undefined;
      early.drawn = documents;
      list.innerHTML = html;
      skeletons.previousElementSibling?.remove();
      skeletons.replaceWith(list);
      status.className = sample.statusClass ?? '';
      status.textContent = '';
      // As ReadingPlace does, for a guest who is reading further down.
      if (bottom !== undefined && bottom <= innerHeight / 2 && scrollY > 0)
        scrollBy({
          top: section.getBoundingClientRect().bottom - bottom,
          behavior: 'instant',
        });
    })
    .catch(() => undefined);

  function readCard(card: Element) {
    const sizes = [...card.querySelectorAll('li')].map((size) => {
      const button = size.querySelector('button');
      const item = button?.dataset.add ?? '';
      if (button) button.dataset.add = placeholders.item;
      return { html: withPlaceholders(size.outerHTML), item: withPlaceholders(item) };
    });
    const sizeList = card.querySelector('ul');
    if (sizeList) sizeList.textContent = placeholders.sizes;
    return { html: withPlaceholders(card.outerHTML), sizes };
  }

  function withPlaceholders(markup: string): string {
    return sample.samples.reduce(
      (html, [text, placeholder]) => html.replaceAll(text, placeholder),
      // `outerHTML` writes the space of many locales' prices as an entity.
      markup.replaceAll('&nbsp;', '\u00a0'),
    );
  }

  function drawDish(document: ReturnType<typeof readDocument>, index: number): string {
    const { name, description, sizes, soldOut: isSoldOut } = document.data;
    const tags = textOf(document.data.tags, sample.allergens);
    const card = cards[(index < sample.near ? 0 : 4) + (isSoldOut ? 2 : 0) + (tags ? 1 : 0)];
    const dish = {
      [placeholders.name]: name,
      [placeholders.tags]: tags,
      [placeholders.description]: description,
      [placeholders.documentId]: document.id,
      [placeholders.index]: String(index),
      [placeholders.plate]: document.data.plate,
      [placeholders.nameClass]: nameClasses[isCapitals(name) ? 'capitals' : 'plain'],
    };
    const rows = sizes.map(({ label, price, feeds }) => {
      const row = card?.sizes[feeds ? 0 : 1];
      const cents = Math.abs(Math.round(price * 100));
      if (!row || !(price >= 0) || cents > sample.maxCents) throw new Error('left to React');
      const size = {
        ...dish,
        [placeholders.label]: label,
        [placeholders.feeds]: feeds,
        [placeholders.cents]: String(cents),
        [placeholders.price]: priceOf(cents, prices),
      };
      const item = fill(row.item, size, (text) => JSON.stringify(text).slice(1, -1));
      return fill(row.html, { ...size, [placeholders.item]: item }, escape);
    });
    if (!card) throw new Error('left to React');
    const [head = '', tail = ''] = card.html.split(placeholders.sizes);
    return fill(head, dish, escape) + rows.join('') + fill(tail, dish, escape);
  }

  function fill(
    html: string,
    values: Readonly<Record<string, string>>,
    encode: (text: string) => string,
  ): string {
    return html.replace(/[\uE000-\uE00F]/g, (placeholder) =>
      encode(values[placeholder] ?? placeholder),
    );
  }

  function escape(text: string): string {
    return text.replace(/[&<>"']/g, (character) => `&#${String(character.charCodeAt(0))};`);
  }

  function readDocument(row: unknown) {
    const fields = inside(row, 'document', 'fields');
    const sizes = inside(fields, 'sizes', 'arrayValue', 'values');
    const soldOut = inside(fields, 'soldOut');
    const isSoldOut = inside(soldOut, 'booleanValue');
    const stored = inside(fields, 'tags', 'arrayValue', 'values');
    const plate = inside(fields, 'plate', 'stringValue');
    const tags = Array.isArray(stored) ? stored.map((tag) => inside(tag, 'stringValue')) : [];
    const field = inside(fields, 'position');
    const position = Number(inside(field, 'integerValue') ?? inside(field, 'doubleValue'));
    const isUsual =
      !inside(row, 'error') &&
      Array.isArray(sizes) &&
      sizes.length > 0 &&
      sizes.length <= limits.sizes &&
      (soldOut === undefined || typeof isSoldOut === 'boolean');
    if (!isUsual) throw new Error('left to React');
    return {
      id: String(inside(row, 'document', 'name')).replace(/.*\//, ''),
      data: {
        name: readText(fields, 'name'),
        description: readText(fields, 'description'),
        soldOut: isSoldOut === true,
        hidden: inside(fields, 'hidden', 'booleanValue') === true,
        tags: sample.tags.filter((tag) => tags.includes(tag)),
        picture: inside(fields, 'picture', 'stringValue'),
        plate: sample.plates.find((one) => one === plate) ?? sample.plates[0],
        position: position < Infinity ? position : Infinity,
        sizes: sizes.map((size) => {
          const parts = inside(size, 'mapValue', 'fields');
          const price = inside(parts, 'price');
          const feeds = inside(parts, 'feeds');
          const isBlank = feeds === undefined || inside(feeds, 'stringValue') === '';
          return {
            label: readText(parts, 'label'),
            price: Number(inside(price, 'integerValue') ?? inside(price, 'doubleValue')),
            feeds: isBlank ? '' : readText(parts, 'feeds'),
          };
        }),
      },
    };
  }

  function readText(fields: unknown, key: 'name' | 'description' | 'label' | 'feeds'): string {
    const text = inside(fields, key, 'stringValue');
    const isUsual =
      typeof text === 'string' &&
      text.length <= limits[key] &&
      text === text.trim() &&
      // Requires a visible character, and excludes control characters, which HTML changes.
      /[\p{L}\p{N}]/u.test(text) &&
      !/[^\n\P{Cc}]/u.test(text);
    if (!isUsual) throw new Error('left to React');
    return text;
  }

  function inside(value: unknown, ...keys: string[]): unknown {
    return keys.reduce<unknown>(
      (found, key) =>
        typeof found === 'object' && found !== null && key in found
          ? Reflect.get(found, key)
          : undefined,
      value,
    );
  }
}
