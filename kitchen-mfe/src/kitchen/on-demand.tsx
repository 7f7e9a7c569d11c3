import { reportProblem } from '@simmer/shared/report';
import { Alert } from '@simmer/shared/ui/alert';
import { lazy, type ComponentType } from 'react';

function NotLoaded() {
  return (
    <Alert message="This part of the page could not be loaded. Check your connection, then reload the page. The orders are not affected." />
  );
}

/** A part of the page whose code is loaded when it is first shown, or a message where the network fails. */
export function onDemand<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return lazy<ComponentType<Props>>(async () => {
    try {
      return { default: await load() };
    } catch (error) {
      reportProblem('kitchen', 'a part of the page could not be loaded.', error);
      return { default: NotLoaded };
    }
  });
}
