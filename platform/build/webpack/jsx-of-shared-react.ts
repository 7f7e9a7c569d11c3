import { createElement, Fragment, type FunctionComponent, type ReactNode } from 'react';

/**
 * The `react/jsx-dev-runtime` of a remote's development build, on top of the page's shared React. React's own runtime
 * calls `dispatcher.getOwner`, which a production React lacks, so a developer could not run a module in the deployed
 * shop.
 * @param isStatic whether the source lists the children one by one. Unlike those of an array, they need no keys.
 */
export function jsxDEV(
  type: string | FunctionComponent,
  { children, ...props }: { children?: ReactNode | readonly ReactNode[] } & Record<string, unknown>,
  key?: string,
  isStatic = false,
) {
  const own = key === undefined ? props : { ...props, key };
  if (children === undefined) return createElement(type, own);
  return createElement(type, own, ...(isStatic ? [children].flat() : [children]));
}

export { Fragment };
