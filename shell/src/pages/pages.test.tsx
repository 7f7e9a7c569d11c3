import { pageRemotes } from './pages';

describe('what a page loads before React renders it', () => {
  it.each([
    ['/', ['menu']],
    ['/cart', ['checkout']],
    ['/order-confirmation', ['orderConfirmation']],
    ['/instructions', []],
    ['/nowhere', []],
    // Only managers open the editor.
    ['/menu-editor', []],
  ])('%s: %j', (address, remotes) => {
    expect(pageRemotes(address).map(({ name }) => name)).toEqual(remotes);
  });
});
