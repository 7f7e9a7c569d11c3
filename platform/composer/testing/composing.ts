import { compose } from '../compose';
import type { Composition, CompositionInput } from '../composition';
import { fakeModules, type FakeModules } from './fake-modules';

/** Gives each test in a file new fake builds. */
export function composing() {
  let modules: FakeModules;
  beforeEach(() => {
    modules = fakeModules();
  });
  afterEach(() => {
    modules.cleanUp();
  });
  return {
    /** Composes the builds, with changes to the input. */
    composed: (changes: Partial<CompositionInput> = {}) =>
      compose({ ...modules.input, ...changes }),
    input: () => modules.input,
    write: (path: string, content: string) => {
      modules.write(path, content);
    },
    remove: (path: string) => {
      modules.remove(path);
    },
  };
}

/** What the fake shell wrote into a document, or the registry. */
export const page = ({ files }: Composition, name: string) => JSON.parse(files.get(name) ?? 'null');
