import { auth, isManager, useAuth, type AuthState } from '@simmer/shared/auth';
import { ROUTES, useLocation } from '@simmer/shared/navigation';
import { LinkButton } from '@simmer/shared/ui/button';
import { useEffect, type ReactElement } from 'react';
import { RemoteLoading } from '../../remotes/remote-loading';
import { OWN_PARTS } from '../../remotes/remote-parts';
import lockedTin from './locked-tin.svg';
import styles from './managers-only.module.css';
import { PageTitle } from '../page-title';
import { PartPage } from '../part-page';
import { TextPage } from '../text-page';

interface ManagersOnlyProps {
  title: string;
  /** The text that everyone else reads. */
  denied: string;
  /** The text for visitors who are not logged in, if the page asks them to log in. */
  invitation?: { title: string; text: string };
  children: ReactElement;
}

/** Shows its content only to managers. This is a convenience: the actual protection is in `firestore.rules`. */
export function ManagersOnly({ title, denied, invitation, children }: ManagersOnlyProps) {
  const state = useAuth();
  const { pathname, hash } = useLocation();
  useEffect(() => {
    void auth.restore();
  }, []);

  if (isManager(state)) return children;
  const invited = state.status === 'logged-out' ? invitation : undefined;
  const shownTitle = invited?.title ?? title;
  return (
    <>
      {/* Both cases share one element, because React would otherwise replace it. */}
      <PageTitle>{shownTitle}</PageTitle>
      {isRoleKnown(state) ? (
        <TextPage title={shownTitle} tabTitle={null} picture={lockedTin}>
          {invited ? <p>{invited.text}</p> : <p role="alert">{denied}</p>}
          <div className={styles.ways}>
            {/* The login page leads back here, including to what the address carries. */}
            <LinkButton look="primary" to={ROUTES.login} state={{ returnTo: pathname + hash }}>
              {state.status === 'logged-in' ? 'Use another account' : 'Log in'}
            </LinkButton>
            <LinkButton to={ROUTES.home}>Back to Menu</LinkButton>
          </div>
        </TextPage>
      ) : (
        <RemoteLoading label="Loading..." />
      )}
    </>
  );
}

function isRoleKnown(state: AuthState): boolean {
  return state.status === 'logged-out' || (state.status === 'logged-in' && state.role !== null);
}

export function MenuEditorPage() {
  const title = 'Edit Menu';
  return (
    <ManagersOnly
      title={title}
      denied="Access Denied. You do not have permission to edit the menu."
    >
      <PartPage part={OWN_PARTS.menuEditor} title={title} loading="Loading..." />
    </ManagersOnly>
  );
}
