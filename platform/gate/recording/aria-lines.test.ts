import { ariaLines } from './aria-lines';

const SNAPSHOT = `- article "Danish":
  - heading "Danish" [level=3]
  - list:
    - listitem: $25.00
- link "Cart":
  - /url: /cart
- complementary "Messages":
  - status: Added`;

it('each element of a page is one line about the nearest name around it; addresses of links are a separate kind, and passing messages are left out', () => {
  expect(ariaLines(SNAPSHOT, 'Messages')).toEqual([
    { about: '', text: 'article "Danish"' },
    { about: 'Danish', text: 'heading "Danish" [level=3]' },
    { about: 'Danish', text: 'list' },
    { about: 'Danish', text: 'listitem: $25.00' },
    { about: '', text: 'link "Cart"' },
  ]);
});
