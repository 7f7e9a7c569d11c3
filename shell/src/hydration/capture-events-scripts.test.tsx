import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { closeComposedPage, HOME, openComposedPage } from '../testing/composed-page';

const OFFER = '<a data-order href="mailto:rosa@test.example?body=Dishes%3A">Order by email</a>';
const SRC = 'https://kitchen.test.example/1.0.0/main.1.js';

/** jsdom would fetch a script with the usual type. */
const ownScript = `<script type="text/plain" defer crossorigin src="${SRC}"></script>`;

// Such an event does not bubble: only a capturing listener hears it.
const fail = (script: Element | null | undefined) => script?.dispatchEvent(new Event('error'));
const retried = () => document.head.querySelector('script');
const isOffered = () => 'orderByEmail' in document.documentElement.dataset;

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  closeComposedPage();
  document.head.replaceChildren();
  document.documentElement.removeAttribute('data-order-by-email');
  document.documentElement.removeAttribute('data-cart-filled');
  jest.useRealTimers();
});

describe('a script that cannot be fetched', () => {
  it('leaves no element that webpack would wait for', () => {
    openComposedPage('<script type="text/plain" id="chunk"></script><img id="picture" alt="">');
    for (const id of ['chunk', 'picture']) fail(document.getElementById(id));
    expect(document.getElementById('chunk')).toBeNull();
    expect(document.getElementById('picture')).not.toBeNull();
    expect(retried()).toBeNull();
  });
});

describe('the page’s own script', () => {
  it('that fails is requested once more, at another address, with the same integrity; then the order by email is offered (case 72)', () => {
    openComposedPage(ownScript);
    const script = document.querySelector('script')!;
    // jsdom does not know the attribute.
    script.integrity = 'sha384-1';
    fail(script);
    expect(retried()).toMatchObject({
      src: expect.stringMatching(/main\.1\.js\?retry=\d+$/),
      integrity: 'sha384-1',
      crossOrigin: '',
      defer: true,
    });
    expect(isOffered()).toBe(false);
    fail(retried());
    expect(isOffered()).toBe(true);
    expect(document.querySelector('script')).toBeNull();
  });

  it('that does not parse is not requested again (case 74)', () => {
    openComposedPage(ownScript);
    window.dispatchEvent(new ErrorEvent('error', { filename: 'https://other.example/a.js' }));
    expect(isOffered()).toBe(false);
    window.dispatchEvent(new ErrorEvent('error', { filename: SRC }));
    expect(isOffered()).toBe(true);
    expect(retried()).toBeNull();
  });

  it('that has not started is waited for as long as scripts arrive, and for 20 seconds after that (case 72)', () => {
    openComposedPage(ownScript);
    jest.advanceTimersByTime(119_000);
    window.dispatchEvent(new Event('load'));
    expect(isOffered()).toBe(false);
    jest.advanceTimersByTime(20_000);
    expect(isOffered()).toBe(true);
  });
});

it('the order by email names what was tapped, with size, flavor, note and portions (case 72)', async () => {
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  openComposedPage(HOME + OFFER);
  const offer = screen.getByRole<HTMLAnchorElement>('link', { name: 'Order by email' });
  offer.addEventListener('click', (event) => {
    event.preventDefault();
  });
  const body = () => new URL(offer.href).searchParams.get('body');
  await user.click(offer);
  expect(body()).toBe('Dishes:');
  await user.type(screen.getByLabelText('Note'), 'No nuts & no milk');
  await user.selectOptions(screen.getByLabelText('Flavor'), 'Cherry');
  await user.click(screen.getByRole('button', { name: 'Add Danish' }));
  window.simmerEvents?.adds.push(JSON.stringify({ name: 'Taco soup', size: 'Quart', quantity: 2 }));
  for (let n = 0; n < 2; n += 1) await user.click(offer);
  expect(body()).toBe(
    'Dishes:\r\nDanish, 9 X 13, No nuts & no milk, Cherry\r\nTaco soup, Quart, × 2',
  );
});
