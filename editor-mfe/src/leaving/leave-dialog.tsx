import { ConfirmDialog } from '../confirm/confirm-dialog';
import { useEditor, useEditorState } from '../editor/editor-context';
import { hasUnsavedText } from '../editor/editor-state';
import { useLeaveGuard } from './use-leave-guard';

/** Asks whoever follows a link of the site while something typed is not stored. */
export function LeaveDialog() {
  const editor = useEditor();
  const guard = useLeaveGuard(hasUnsavedText(useEditorState()));
  return (
    <ConfirmDialog
      isOpen={guard.isAsking}
      title="Leave without saving?"
      no="Stay here"
      yes="Leave without saving"
      onNo={guard.stay}
      onYes={() => {
        editor.discard();
        guard.leave();
      }}
    >
      What you typed is not on the menu yet.
    </ConfirmDialog>
  );
}
