import { reportProblem } from '@simmer/shared/report';
import { Alert } from '@simmer/shared/ui/alert';
import { Status } from '@simmer/shared/ui/status';
import { lazy, Suspense, type ComponentType } from 'react';

function NotLoaded() {
  return (
    <Alert message="This part of the page could not be loaded. Check your connection, then reload the page. The orders are not affected." />
  );
}

/**
 * A part of the page whose code is loaded when it is first shown.
 * @param load rejects where the network fails.
 */
export function onDemand<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const Part = lazy<ComponentType<Props>>(async () => {
    try {
      return { default: await load() };
    } catch (error) {
      reportProblem('kitchen', 'a part of the page could not be loaded.', error);
      return { default: NotLoaded };
    }
  });
  return function OnDemand(props) {
    return (
      <Suspense fallback={<Status>One moment…</Status>}>
        <Part {...props} />
      </Suspense>
    );
  };
}
