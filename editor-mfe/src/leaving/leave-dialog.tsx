import { ConfirmDialog } from '../confirm/confirm-dialog';
import { useEditor, useEditorState } from '../editor/editor-context';
import { hasUnsavedText } from '../editor/editor-state';
import { useLeaveGuard } from './use-leave-guard';

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
      Your changes aren’t on the menu yet.
    </ConfirmDialog>
  );
}
