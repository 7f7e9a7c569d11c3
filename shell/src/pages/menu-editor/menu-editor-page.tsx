import { auth, isManager, useAuth, type AuthState } from '@simmer/shared/auth';
import { ROUTES } from '@simmer/shared/navigation';
import { LinkButton } from '@simmer/shared/ui/button';
import { useEffect } from 'react';
import { PageTitle } from '../page-title';
import { TextPage } from '../text-page';
import { RemoteLoading } from '../../remotes/remote-loading';
import { RemoteSlot } from '../../remotes/remote-slot';
import lockedTin from './locked-tin.svg';

export function MenuEditorPage() {
  const state = useAuth();
  useEffect(() => {
    void auth.start();
  }, []);

  return (
    <>
      <PageTitle>Edit Menu</PageTitle>
      {isRoleKnown(state) ? (
        <Gate isOpen={isManager(state)} />
      ) : (
        <RemoteLoading label="Loading..." />
      )}
    </>
  );
}

function isRoleKnown(state: AuthState): boolean {
  return state.status === 'signed-out' || (state.status === 'signed-in' && state.role !== null);
}

function Gate({ isOpen }: { isOpen: boolean }) {
  if (isOpen)
    return <RemoteSlot name="menuEditor" fallback={<RemoteLoading label="Loading..." />} />;
  return (
    <TextPage title="Edit Menu" picture={lockedTin}>
      <p role="alert">Access Denied. You do not have permission to edit the menu.</p>
      <LinkButton to={ROUTES.home}>Back to Menu</LinkButton>
    </TextPage>
  );
}
