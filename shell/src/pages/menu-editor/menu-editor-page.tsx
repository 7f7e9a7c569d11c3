import { auth, isManager, useAuth, type AuthState } from '@simmer/shared/auth';
import { ROUTES } from '@simmer/shared/navigation';
import { LinkButton } from '@simmer/shared/ui/button';
import { useEffect } from 'react';
import { PageTitle } from '../page-title';
import { TextPage } from '../text-page';
import { RemoteLoading } from '../../remotes/remote-loading';
import { RemoteSlot } from '../../remotes/remote-slot';
import lockedTin from './locked-tin.svg';
import styles from './menu-editor-page.module.css';

export function MenuEditorPage() {
  const state = useAuth();
  useEffect(() => {
    void auth.start();
  }, []);

  return (
    <>
      <PageTitle>Edit Menu</PageTitle>
      {isRoleKnown(state) ? (
        <Gate isOpen={isManager(state)} isLoggedIn={state.status === 'signed-in'} />
      ) : (
        <RemoteLoading label="Loading..." />
      )}
    </>
  );
}

function isRoleKnown(state: AuthState): boolean {
  return state.status === 'signed-out' || (state.status === 'signed-in' && state.role !== null);
}

/** Makes the login page lead back here. */
const RETURN = { returnTo: ROUTES.menuEditor } as const;

function Gate({ isOpen, isLoggedIn }: { isOpen: boolean; isLoggedIn: boolean }) {
  if (isOpen)
    return <RemoteSlot name="menuEditor" fallback={<RemoteLoading label="Loading..." />} />;
  return (
    <TextPage title="Edit Menu" picture={lockedTin}>
      <p role="alert">Access Denied. You do not have permission to edit the menu.</p>
      <div className={styles.ways}>
        <LinkButton look="primary" to={ROUTES.login} state={RETURN}>
          {isLoggedIn ? 'Use another account' : 'Log in'}
        </LinkButton>
        <LinkButton to={ROUTES.home}>Back to Menu</LinkButton>
      </div>
    </TextPage>
  );
}
