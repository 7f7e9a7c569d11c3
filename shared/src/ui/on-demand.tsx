import { reportProblem } from '../report/report';
import { lazy, Suspense, type ComponentType } from 'react';
import type { Elements } from './elements';

interface OnDemandOptions<Props> {
  /** Shown where the code could not be loaded; by default, nothing. */
  instead?: ComponentType<Props>;
  /** Shown until then. */
  waiting?: Elements;
}

/**
 * A part of the page whose code is loaded when it is first shown.
 * @param what names it in the report when that fails.
 */
export function onDemand<Props extends object>(
  what: string,
  load: () => Promise<ComponentType<Props>>,
  { instead = () => null, waiting }: OnDemandOptions<Props> = {},
): ComponentType<Props> {
  const Part = lazy<ComponentType<Props>>(async () => {
    try {
      return { default: await load() };
    } catch (error) {
      reportProblem('page', `${what} could not be loaded.`, error);
      return { default: instead };
    }
  });
  return function OnDemand(props) {
    return (
      <Suspense fallback={waiting}>
        <Part {...props} />
      </Suspense>
    );
  };
}
