import { counted } from '@simmer/shared/counted';
import { Alert } from '@simmer/shared/ui/alert';
import { useListState } from '../order-list/list-context';

const TEXTS = {
  blocked:
    'This browser can’t save the list, so it will be lost when you close the page. Allow this site to save data on the device.',
  unreadable:
    'The list on this device was saved by another version of this page and has not been changed. Reload the page. Anything you add before that will be lost.',
} as const;

/** Warns when the list will not be there tomorrow, and when it is not all there is. */
export function StorageNotice() {
  const { storage, unreadable } = useListState();
  if (storage !== 'kept') return <Alert message={TEXTS[storage]} />;
  if (unreadable.length === 0) return null;
  const count = counted(unreadable.length, 'order');
  return (
    <Alert
      message={`This page can’t read ${count} on this device: saved by a newer version of the page, or damaged. Nothing was deleted. Reload the page. If that doesn’t help, look for what is missing in your emails.`}
    />
  );
}
