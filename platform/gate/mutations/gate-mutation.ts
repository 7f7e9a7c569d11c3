import type { ModuleName } from '../../modules';
import type { Edit } from './work-tree';

/** A change that the gate must refuse or admit. */
export interface GateMutation {
  name: string;
  modules: readonly ModuleName[];
  edits: readonly Edit[];
  /** Matches one of the gate's messages; undefined when the gate must admit the change. */
  expected: RegExp | undefined;
}
