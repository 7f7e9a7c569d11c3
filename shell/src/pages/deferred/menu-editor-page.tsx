import { RemoteLoading } from '../../remotes/remote-loading';
import { RemoteSlot } from '../../remotes/remote-slot';
import { ManagersOnly } from './managers-only';
import { PageTitle } from '../page-title';

const TITLE = 'Edit Menu';

export function MenuEditorPage() {
  return (
    <>
      <PageTitle>{TITLE}</PageTitle>
      <ManagersOnly
        title={TITLE}
        denied="Access Denied. You do not have permission to edit the menu."
      >
        <RemoteSlot
          name="menuEditor"
          heading={TITLE}
          fallback={<RemoteLoading label="Loading..." />}
        />
      </ManagersOnly>
    </>
  );
}
