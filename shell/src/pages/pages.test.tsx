import { pageAt } from './pages';

it.each([
  ['/', ['menu']],
  ['/cart', ['checkout']],
  ['/order-confirmation', ['orderConfirmation']],
  ['/instructions', []],
  ['/nowhere', []],
  // Only managers open the editor.
  ['/menu-editor', []],
])('what a page loads before React renders it %s: %j', (address, remotes) => {
  expect(pageAt(address).parts?.map(({ name }) => name) ?? []).toEqual(remotes);
});
