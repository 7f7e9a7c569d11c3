import { reportError, reportProblem } from '@simmer/shared/report';
import { createResource } from '@simmer/shared/resource';
import type { Store } from '@simmer/shared/store';

export interface SettingsState {
  status: 'loading' | 'failed' | 'loaded';
}

/**
 * Reads a document of the owner's settings into a store. What was read before stays when it cannot be read again. No
 * method rejects.
 * @param parse returns what the store shows, and one sentence for each invalid value.
 */
export function createSettings<State extends SettingsState, Answer>(
  store: Store<State>,
  name: string,
  readDocument: () => Promise<Answer>,
  parse: (data: Answer) => readonly [part: Partial<State>, problems: readonly string[]],
) {
  const { set, ...readable } = store;
  const show = (status: SettingsState['status'], part?: Partial<State>) =>
    set({ ...store.get(), ...part, status });
  const resource = createResource({
    read: readDocument,
    onAnswer(data) {
      const [part, problems] = parse(data);
      if (problems.length > 0) reportProblem('editor', `${name}: ${problems.join('; ')}`);
      show('loaded', part);
    },
    onFailure(error, isLatest) {
      reportError('editor', `${name} could not be read.`, error);
      if (isLatest && store.get().status !== 'loaded') show('failed');
    },
  });
  return {
    ...readable,
    ...resource,
    /** Reads like `read`, and shows that the settings are loading, because a manager asked for it after a failure. */
    retry(): Promise<boolean> {
      show('loading');
      return resource.read();
    },
  };
}
