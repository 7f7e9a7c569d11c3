import { type Difference, differencesOf } from './differences';

type Files = ReadonlyMap<string, string>;

/** What the composed files beside the pages say: no browser of a journey asks for them, and no script has their code. */
export function siteFileDifferences(was: Files, is: Files): Difference[] {
  const linesOf = (files: Files) =>
    [...files]
      .filter(([name]) => !name.endsWith('.html') && !name.endsWith('registry.json'))
      .flatMap(([name, content]) =>
        content.split('\n').map((text) => ({
          ...{ step: 0, where: name, module: 'shell', kind: 'files' as const },
          ...{ about: '', sign: '+' as const, text },
        })),
      );
  return differencesOf(linesOf(was), linesOf(is));
}
