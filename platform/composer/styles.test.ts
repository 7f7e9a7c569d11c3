import { absoluteUrls } from './styles';

const MENU = 'https://menu.test.example/1.2.0/menu.3f.css';

describe('a style that is inlined in a document', () => {
  it.each([
    ['url(tin.svg)', 'url("https://menu.test.example/1.2.0/tin.svg")'],
    ['url("tin.svg")', 'url("https://menu.test.example/1.2.0/tin.svg")'],
    ["url('../../img/tin.svg')", 'url("https://menu.test.example/img/tin.svg")'],
  ])('resolves %s against its own file', (css, whole) => {
    expect(absoluteUrls(`a{background:${css} no-repeat}`, MENU)).toBe(
      `a{background:${whole} no-repeat}`,
    );
  });

  it.each([
    'url(https://cdn.test.example/tin.svg)',
    'url(data:image/svg+xml;base64,AAAA)',
    'url("data:image/svg+xml,%3Csvg viewBox=\'0 0 1 1\'/%3E")',
    'url(#grain)',
    'url(/tin.svg)',
  ])('leaves %s as it is, because it is not relative', (css) => {
    expect(absoluteUrls(`a{background:${css}}`, '/main.1.css')).toBe(`a{background:${css}}`);
  });

  it('of the shell gets paths without a host, because the document has the same one', () => {
    expect(absoluteUrls('@font-face{src:url(a.woff2)}b{src:url(c.svg)}', '/main.1.css')).toBe(
      '@font-face{src:url("/a.woff2")}b{src:url("/c.svg")}',
    );
  });
});
