import { useStore } from '@simmer/shared/store';
import { ConfirmDialog } from '@simmer/shared/ui/confirm-dialog';
import { useEditor } from '../editor/editor-context';
import { hasUnsavedText } from '../editor/editor-state';
import { isOrderingChanged } from '../ordering/ordering-state';
import { useLeaveGuard } from './use-leave-guard';

export function LeaveDialog() {
  const editor = useEditor();
  const isMenuChanged = hasUnsavedText(useStore(editor));
  const isChanged = isOrderingChanged(useStore(editor.ordering));
  const guard = useLeaveGuard(isMenuChanged || isChanged);
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
      {isChanged ? 'Your changes aren’t saved yet.' : 'Your changes aren’t on the menu yet.'}
    </ConfirmDialog>
  );
}
