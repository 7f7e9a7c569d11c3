import { createElement, Fragment, type FunctionComponent, type ReactNode } from 'react';

/**
 * The `react/jsx-dev-runtime` of a remote's development build, made of the React that the page shares. React's own one asks
 * a production React for what only a development React has (`dispatcher.getOwner`), so a module could not be tried from a
 * developer's computer in the deployed shop.
 * @param isStatic whether the children stand in the source one by one: then they need no keys, as those of a list do.
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
