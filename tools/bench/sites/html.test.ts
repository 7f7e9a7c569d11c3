import { withoutInlineScripts, withoutScripts, withStylesheets } from './html';

const html = `<head>
<title>Shop</title>
<script>(function(){capture()})()</script>
<script defer="" src="/main.1.js" crossorigin="anonymous"></script>
<link rel="preload" as="script" href="/menu.js" crossorigin="anonymous"/>
<link rel="preload" as="font" href="/serif.woff2" crossorigin="anonymous"/>
<style data-href="/main.css">p{color:red}</style>
<script type="application/json" id="registry">{"modules":{}}</script>
<script type="application/ld+json">{"@type":"Menu"}</script>
</head>
<body><p>Soup</p></body>`;

describe('a document without its inline scripts', () => {
  it('still loads its scripts and has its data', () => {
    const after = withoutInlineScripts(html);
    expect(after).not.toContain('capture()');
    expect(after).toContain('src="/main.1.js"');
    expect(after).toContain('id="registry"');
    expect(after).toContain('<p>Soup</p>');
  });

  it('is not made of one that has none', () => {
    expect(() => withoutInlineScripts('<p>Soup</p>')).toThrow('no inline script');
  });
});

describe('a document without scripts', () => {
  const after = withoutScripts(html);

  it('has no script, preloads none, and carries no data for one', () => {
    expect(after).not.toMatch(/main\.1\.js|menu\.js|capture|registry/);
  });

  it('keeps what is painted, its font, and what search engines read', () => {
    for (const kept of ['<title>', 'serif.woff2', 'p{color:red}', '<p>Soup</p>', 'ld+json'])
      expect(after).toContain(kept);
  });

  it('is not made of one that has none', () => {
    expect(() => withoutScripts('<p>Soup</p>')).toThrow('no script');
  });
});

describe('a document with stylesheets', () => {
  it('links them in the head, whatever their names', () => {
    expect(withStylesheets('<head></head>', ['/a$&.css'])).toBe(
      '<head><link href="/a$&.css" rel="stylesheet">\n</head>',
    );
  });

  it('needs a head', () => {
    expect(() => withStylesheets('<p>', ['/a.css'])).toThrow('no </head>');
  });
});
