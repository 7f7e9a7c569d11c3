import { Alert } from '@simmer/shared/ui/alert';
import type { ListState } from '../order-list/stored-list';

const TEXTS = {
  blocked:
    'This browser can’t save the list, so it will be lost when you close the page. Allow this site to save data on the device.',
  unreadable:
    'The list on this device was saved by another version of this page and has not been changed. Reload the page. Anything you add before that will be lost.',
} as const;

/** Warns when the list will not be there tomorrow. */
export function StorageNotice({ storage }: Pick<ListState, 'storage'>) {
  return storage === 'kept' ? null : <Alert message={TEXTS[storage]} />;
}
