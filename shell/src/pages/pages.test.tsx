import { pageRemotes } from './pages';

it.each([
  ['/', ['menu']],
  ['/cart', ['checkout']],
  ['/order-confirmation', ['orderConfirmation']],
  ['/instructions', []],
  ['/nowhere', []],
  // Only managers open the editor.
  ['/menu-editor', []],
])('what a page loads before React renders it %s: %j', (address, remotes) => {
  expect(pageRemotes(address).map(({ name }) => name)).toEqual(remotes);
});
