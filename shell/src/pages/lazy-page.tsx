import { siteConfig } from '@simmer/shared/config';
import { reportError } from '@simmer/shared/report';
import { useEffect, useState, type ComponentType, type ReactElement } from 'react';
import { LoadFailure } from '../remotes/load-failure';
import { RemoteLoading } from '../remotes/remote-loading';
import { PageTitle } from './page-title';

interface LazyPage {
  page: ReactElement;
  /** Fetches the page's code unless it is already there. Await it before rendering the page's HTML or hydrating it. */
  load: () => Promise<void>;
}

/** A page of the shell whose code is not part of the home page's. */
export function lazyPage(fetch: () => Promise<ComponentType>): LazyPage {
  let Loaded: ComponentType | undefined;

  async function load(): Promise<void> {
    Loaded ??= await fetch();
  }

  function Page() {
    const [outcome, setOutcome] = useState(Loaded ? 'ready' : 'loading');

    useEffect(() => {
      if (outcome !== 'loading') return;
      load().then(
        () => setOutcome('ready'),
        (error: unknown) => {
          reportError('pages', 'a page could not be fetched.', error);
          setOutcome('failed');
        },
      );
    }, [outcome]);

    if (Loaded) return <Loaded />;
    return (
      <>
        <PageTitle />
        {outcome === 'loading' ? (
          <RemoteLoading label="One moment…" />
        ) : (
          <LoadFailure
            title="This page"
            heading={siteConfig().business.name}
            onRetry={() => setOutcome('loading')}
          />
        )}
      </>
    );
  }

  return { page: <Page />, load };
}
