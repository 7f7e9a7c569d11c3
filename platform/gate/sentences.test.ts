import { ofBarriers, ofLeaks, ofWords } from './sentences';

const HOME = { module: 'menu-mfe', pathname: '/' } as const;
const said = (...words: string[]) => ofWords(words, HOME).map(({ sentence }) => sentence);

describe('what a page writes to the console', () => {
  it('is told once, without the local cloud', () => {
    const text = 'Error: salty\n    at Soup (https://menu.test.example/soup.js:1:200)';
    expect(said(text, text)).toEqual(['menu-mfe writes to the console on /: salty']);
  });

  it('is cut when it is long', () => {
    expect(said('a'.repeat(400))[0]).toMatch(/: a{300}…$/);
  });

  it('names who failed and why, and nothing that only follows from it', () => {
    expect(
      said(
        '[simmer/hydration] part of the page was rendered again. Error: Minified React error #423',
        '[simmer/remotes] menu-mfe failed. Error: too hot\n    at Dish (https://menu.test.example/d.js:1:2)',
      ),
    ).toEqual(['menu-mfe fails on /: too hot']);
  });

  it('says what to do when the browser draws something else than the server build', () => {
    const [sentence] = said(
      '[simmer/hydration] part of the page was rendered again. Error: Minified React error #418; visit https://react.dev/errors/418?args[]=text for the full message or use the non-minified dev environment.',
    );
    expect(sentence).toContain('menu-mfe draws something else on / than its server build did');
    expect(sentence).toContain('must not depend on "window", on the time or on chance');
    expect(sentence).toMatch(/chance\. \(https:\/\/react\.dev\/errors\/418\?args\[\]=text\)$/);
  });
});

describe('a barrier', () => {
  it('names the first element without its classes, and how many more there are', () => {
    const nodes = [{ html: '<input class="mX1" type="text">' }, { html: '<input>' }];
    expect(ofBarriers([{ id: 'label', help: 'Fields must have labels', nodes }], HOME)).toEqual([
      'menu-mfe is not accessible on /: Fields must have labels (label), at <input type="text">, and 1 more.',
    ]);
  });
});

describe('styles that reach beyond their module', () => {
  it('are named one by one as long as they are few, and then counted', () => {
    const leaks = ['a', 'b', 'c', 'd', 'e'].map((selector) => ({ selector, element: '<i>' }));
    expect(ofLeaks(leaks.slice(0, 3), HOME)).toHaveLength(3);
    const sentences = ofLeaks(leaks, HOME);
    expect(sentences[0]).toBe(
      'A style of menu-mfe reaches beyond it on /: "a" also matches <i>. Put it into a CSS module, under a class.',
    );
    expect(sentences.slice(3)).toEqual(['2 more styles of menu-mfe reach beyond it on /.']);
  });
});
