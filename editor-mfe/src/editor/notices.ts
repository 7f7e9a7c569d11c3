import type { Readable } from '@simmer/shared/store';
import type { StoredMenu } from '../stored-menu/stored-menu';
import { attemptWrite, failureText, type Send } from '../write/write';
import type { EditorPorts } from './editor-ports';
import type { EditorState, PlacedNotice } from './editor-state';

/** How to put back what an action has changed. */
export interface Undo {
  /** What it has changed, for the message. */
  of: string;
  /** Stores nothing over what someone else has changed since. */
  send: Send;
}

export type Notices = ReturnType<typeof createNotices>;

/** What became of the last action, and the one way to take it back. */
export function createNotices(
  store: Readable<EditorState>,
  patch: (part: Pick<EditorState, 'notice'>) => void,
  menu: StoredMenu,
  ports: EditorPorts,
) {
  function show(notice: PlacedNotice, undo?: Undo): void {
    const back = undo && { undo: () => takeBack(notice.at, undo) };
    patch({ notice: { ...notice, ...back } });
  }

  async function takeBack(at: string, undo: Undo): Promise<void> {
    const isUndo = true;
    const undoing: PlacedNotice = { at, text: 'Undoing…', isUndo };
    patch({ notice: undoing });
    const reason = await attemptWrite(`${undo.of}: a change was not undone.`, undo.send);
    if (reason) {
      void menu.read();
      const text = failureText('Not undone', reason);
      show({ at, text, isUndo, isFailed: true }, reason === 'overtaken' ? undefined : undo);
      return;
    }
    // The manager may have done something else meanwhile, which has an "Undo" of its own.
    if (store.get().notice === undoing)
      show({ at, text: `${undo.of} is as it was before.`, isUndo });
    ports.announceChange();
  }

  return {
    /** @param undo missing if it cannot be taken back. */
    say: (at: string, text: string, undo?: Undo): void => show({ at, text }, undo),
  };
}
