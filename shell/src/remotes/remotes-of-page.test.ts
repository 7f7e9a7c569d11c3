import { remotesOfPage } from './remotes-of-page';

describe('what a page fetches before it is drawn', () => {
  it.each([
    ['/', ['menu']],
    ['/cart', ['checkout']],
    ['/order-confirmation', ['orderConfirmation']],
    ['/instructions', []],
    ['/nowhere', []],
  ])('%s: %j', (address, remotes) => {
    expect(remotesOfPage(address)).toEqual(remotes);
  });

  it('is never the editor, which only a manager who opens it needs', () => {
    expect(remotesOfPage('/menu-editor')).toEqual([]);
  });
});
