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
    const back = undo && { undo: () => takeBack(notice, undo) };
    patch({ notice: { ...notice, ...back } });
  }

  async function takeBack({ at, place }: PlacedNotice, undo: Undo): Promise<void> {
    const back = { at, place, isUndo: true };
    const undoing: PlacedNotice = { ...back, text: 'Undoing…' };
    patch({ notice: undoing });
    const reason = await attemptWrite(`${undo.of}: a change was not undone.`, undo.send);
    if (reason) {
      void menu.read();
      const text = failureText('Not undone', reason);
      show({ ...back, text, failure: reason }, reason === 'overtaken' ? undefined : undo);
      return;
    }
    // The manager may have done something else meanwhile, which has an "Undo" of its own.
    if (store.get().notice === undoing) show({ ...back, text: `${undo.of} is as it was before.` });
    ports.announceChange();
  }

  return {
    /** @param undo missing if it cannot be taken back. */
    say: (where: Pick<PlacedNotice, 'at' | 'place'>, text: string, undo?: Undo): void =>
      show({ ...where, text }, undo),
  };
}
