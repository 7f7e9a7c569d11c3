import { withoutInlineScripts, withoutScripts, withStylesheets } from './documents';

const INLINE = '<script>(function(){capture()})()</script>';
const EARLY = `<template><p>Soup</p></template>${INLINE}\n`;
const REGISTRY = '<script type="application/json" id="registry">{"modules":{}}</script>';
const LOADED = '<script defer="" src="/main.1.js" crossorigin="anonymous"></script>';
const PRELOAD = '<link rel="preload" as="script" href="/menu.js" crossorigin="anonymous"/>';
const PAINTED = [
  '<title>Shop</title>',
  '<link rel="preload" as="font" href="/serif.woff2" crossorigin="anonymous"/>',
  '<style data-href="/main.css">p{color:red}</style>',
  '<script type="application/ld+json">{"@type":"Menu"}</script>',
  '</head>\n<body><p>Soup</p></body>',
].join('\n');

describe('a variant’s document', () => {
  it('without inline scripts still loads its files and has its data', () => {
    const rest = [LOADED, PRELOAD, REGISTRY, PAINTED].join('\n');
    expect(withoutInlineScripts(EARLY + rest)).toBe(rest);
  });

  it('without scripts neither preloads one nor carries data or markup for one', () => {
    expect(withoutScripts(EARLY + [LOADED, PRELOAD, REGISTRY, PAINTED].join('\n'))).toBe(PAINTED);
  });

  it('links stylesheets at the end of its head', () => {
    const linked = '<head><link href="/a$&.css" rel="stylesheet">\n</head>';
    expect(withStylesheets('<head></head>', ['a$&.css'])).toBe(linked);
  });

  it('is not made when there is nothing to change', () => {
    expect(() => withoutInlineScripts('<p>Soup</p>')).toThrow('no script');
    expect(() => withoutScripts('<p>Soup</p>')).toThrow('no script');
    expect(() => withStylesheets('<p>', ['a.css'])).toThrow('no </head>');
  });
});
