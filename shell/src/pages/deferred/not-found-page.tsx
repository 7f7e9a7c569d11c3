import { ROUTES } from '@simmer/shared/navigation';
import { LinkButton } from '@simmer/shared/ui/button';
import { PageTitle } from '../page-title';
import { TextPage } from '../text-page';
import lostSpoon from './lost-spoon.svg';

export function NotFoundPage() {
  return (
    <TextPage title="Page not found" picture={lostSpoon}>
      <PageTitle>Page not found</PageTitle>
      <p>
        There’s nothing cooking at this address. The link may be old, or a letter may be missing.
      </p>
      <LinkButton look="primary" to={ROUTES.home}>
        Back to Menu
      </LinkButton>
    </TextPage>
  );
}
