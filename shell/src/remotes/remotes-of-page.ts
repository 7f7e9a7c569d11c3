import { ROUTES } from '@simmer/shared/navigation';
import type { RemoteName } from './remote-name';

const REMOTES_OF_PAGE: Readonly<Record<string, readonly RemoteName[]>> = {
  [ROUTES.home]: ['menu'],
  [ROUTES.cart]: ['checkout'],
  [ROUTES.orderConfirmation]: ['orderConfirmation'],
};

/**
 * The remotes that a page shows at once. The editor's is not among them: only a manager who opens it
 * ever asks for it.
 */
export function remotesOfPage(pathname: string): readonly RemoteName[] {
  return REMOTES_OF_PAGE[pathname] ?? [];
}
