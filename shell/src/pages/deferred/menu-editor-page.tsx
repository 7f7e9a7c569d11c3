import { RemoteLoading } from '../../remotes/remote-loading';
import { RemoteSlot } from '../../remotes/remote-slot';
import { ManagersOnly } from './managers-only';
import { PageTitle } from '../page-title';

export function MenuEditorPage() {
  return (
    <>
      <PageTitle>Edit Menu</PageTitle>
      <ManagersOnly
        title="Edit Menu"
        denied="Access Denied. You do not have permission to edit the menu."
      >
        <RemoteSlot name="menuEditor" fallback={<RemoteLoading label="Loading..." />} />
      </ManagersOnly>
    </>
  );
}
