import hoverStyles from './hover-styles.js';

const compact = (css: string) => hoverStyles(css).replaceAll(/\s+/g, '');

it('no style stays highlighted after a tap, even inside another condition', () => {
  expect(compact('.a { color: red } .a:hover { color: blue }')).toBe(
    '.a{color:red}@media(hover:hover){.a:hover{color:blue}}',
  );
  expect(compact('@media (width < 70rem) { .a:hover .b { color: blue } }')).toBe(
    '@media(width<70rem){@media(hover:hover){.a:hover.b{color:blue}}}',
  );
});

it('a state that shares its rule with hovering keeps its style', () => {
  expect(compact('.a:hover, .a[aria-current] { color: blue }')).toBe(
    '@media(hover:hover){.a:hover{color:blue}}.a[aria-current]{color:blue}',
  );
});
