import { ariaLines } from './aria-lines';

const SNAPSHOT = `- article "Danish":
  - heading "Danish" [level=3]
  - list:
    - listitem: $25.00
- status: Added
- link "Cart":
  - /url: /cart
- alert:
  - paragraph: Gone`;

it('each element of a page is a line, about the nearest name around it', () => {
  expect(ariaLines(SNAPSHOT)).toEqual([
    { about: '', text: 'article "Danish"' },
    { about: 'Danish', text: 'heading "Danish" [level=3]' },
    { about: 'Danish', text: 'list' },
    { about: 'Danish', text: 'listitem: $25.00' },
    { about: '', text: 'link "Cart"' },
  ]);
});

it('where a link leads is left out: links have a kind of their own', () => {
  expect(ariaLines(SNAPSHOT).map(({ text }) => text)).not.toContainEqual(
    expect.stringMatching(/url/),
  );
});

it('messages that come and go are left out, with what is in them', () => {
  expect(ariaLines(SNAPSHOT).map(({ text }) => text)).not.toContainEqual(
    expect.stringMatching(/status|alert|Gone/),
  );
});
