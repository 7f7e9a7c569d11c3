import { accessibilityProblems, consoleProblems } from './messages';

const HOME = { module: 'menu-mfe', pathname: '/' } as const;
const described = (...logged: string[]) =>
  consoleProblems(logged, HOME).map(({ message }) => message);

describe('what a page writes to the console', () => {
  it('is reported once, without the stack trace', () => {
    const text = 'Error: salty\n    at Soup (https://menu.test.example/soup.js:1:200)';
    expect(described(text, text)).toEqual(['menu-mfe writes to the console on /: salty']);
  });

  it('is shortened when it is long', () => {
    expect(described('a'.repeat(400))[0]).toMatch(/: a{300}…$/);
  });

  it('names the remote that failed and why, and leaves out the consequences', () => {
    expect(
      described(
        '[simmer/hydration] part of the page was rendered again. Error: Minified React error #423',
        '[simmer/remotes] menu-mfe failed. Error: too hot\n    at Dish (https://menu.test.example/d.js:1:2)',
      ),
    ).toEqual(['menu-mfe fails on /: too hot']);
  });

  it('explains what to do when the browser renders differently than the server build', () => {
    const [message] = described(
      '[simmer/hydration] part of the page was rendered again. Error: Minified React error #418; visit https://react.dev/errors/418?args[]=text for the full message or use the non-minified dev environment.',
    );
    expect(message).toContain('menu-mfe renders / differently than its server build');
    expect(message).toContain('must not depend on "window", the time or chance');
    expect(message).toMatch(/chance\. \(https:\/\/react\.dev\/errors\/418\?args\[\]=text\)$/);
  });
});

describe('an accessibility problem', () => {
  it('names the first element without its classes, and how many more there are', () => {
    const nodes = [{ html: '<input class="mX1" type="text">' }, { html: '<input>' }];
    expect(
      accessibilityProblems([{ id: 'label', help: 'Fields must have labels', nodes }], HOME),
    ).toEqual([
      'menu-mfe is not accessible on /: Fields must have labels (label), at <input type="text">, and 1 more.',
    ]);
  });
});
