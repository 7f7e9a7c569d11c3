import { compose } from '../compose';
import type { Composition, CompositionInput } from '../composition';
import { fakeModules, type FakeModules } from './fake-modules';

interface Composing {
  /** Composes the builds, with changes of the input. */
  composed: (changes?: Partial<CompositionInput>) => Promise<Composition>;
  write: FakeModules['write'];
  remove: FakeModules['remove'];
}

/** Gives each test of a file new fake builds. */
export function composing(): Composing {
  let modules: FakeModules;
  beforeEach(() => {
    modules = fakeModules();
  });
  afterEach(() => {
    modules.cleanUp();
  });
  return {
    composed: (changes = {}) => compose({ ...modules.input, ...changes }),
    write: (path, content) => {
      modules.write(path, content);
    },
    remove: (path) => {
      modules.remove(path);
    },
  };
}

/** What the fake shell wrote into a document, or the registry. */
export const page = ({ files }: Composition, name: string) => JSON.parse(files.get(name) ?? 'null');
