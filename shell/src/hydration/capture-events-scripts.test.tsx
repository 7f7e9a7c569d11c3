import { closeComposedPage, openComposedPage } from '../testing/composed-page';

afterEach(closeComposedPage);

describe('a script that cannot be fetched', () => {
  it('leaves no element that webpack would wait for', () => {
    openComposedPage('<script type="text/plain" id="chunk"></script><img id="picture" alt="">');
    // Such an event does not bubble: only a capturing listener hears it.
    for (const id of ['chunk', 'picture'])
      document.getElementById(id)?.dispatchEvent(new Event('error'));
    expect(document.getElementById('chunk')).toBeNull();
    expect(document.getElementById('picture')).not.toBeNull();
  });
});
