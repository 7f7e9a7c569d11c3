import { Alert } from '@simmer/shared/ui/alert';
import type { ListState } from '../order-list/stored-list';

const TEXTS = {
  blocked:
    'This browser does not keep the list: it is gone when you close the page. Allow this site to save data on the device.',
  unreadable:
    'The list on this device was written by another version of this page, and stays as it is. Reload the page. What you add until then is gone when you close it.',
} as const;

/** Warns when the list will not be there tomorrow. */
export function StorageNotice({ storage }: Pick<ListState, 'storage'>) {
  return storage === 'kept' ? null : <Alert message={TEXTS[storage]} />;
}
