import { mutantsOf } from './source-mutants';

const said = (path: string, content: string) =>
  mutantsOf(path, content).map(({ kind, what, content: after }) => [kind, what, after]);

it('a number is changed, and none stays what it was', () => {
  expect(said('a.ts', 'let a = 3;\nlet b = 0;')).toEqual([
    ['number', 'line 1: 3 became 6', 'let a = 6;\nlet b = 0;'],
    ['number', 'line 2: 0 became 1', 'let a = 3;\nlet b = 1;'],
  ]);
});

it('a condition is turned', () => {
  expect(said('a.tsx', 'if (a) b(); const c = d ? e : f; const g = <p>{h && i}</p>;')).toEqual([
    ['condition', 'line 1: a became !(a)', expect.stringContaining('if (!(a)) b();')],
    ['condition', 'line 1: d became !(d)', expect.stringContaining('!(d) ? e : f')],
    ['condition', 'line 1: h became !(h)', expect.stringContaining('{!(h) && i}')],
  ]);
});

it('an attribute and a text are dropped; the keys of a list stay', () => {
  expect(said('a.tsx', '<p key="a" lang="en">Soup</p>;')).toEqual([
    ['attribute', 'line 1: lang="en" dropped', '<p key="a" >Soup</p>;'],
    ['text', 'line 1: Soup dropped', '<p key="a" lang="en"></p>;'],
  ]);
});

it('a rule of a stylesheet is dropped', () => {
  expect(said('a.css', '.a {\n  top: 0;\n}\n.b { left: 0 }')).toEqual([
    ['rule', 'line 1: .a { top: 0; } dropped', '\n.b { left: 0 }'],
    ['rule', 'line 4: .b { left: 0 } dropped', '.a {\n  top: 0;\n}\n'],
  ]);
});

it('types and imports are left alone', () => {
  expect(said('a.ts', "import a from './b';\nlet c: 3;\ntype D = 4;")).toEqual([]);
});
