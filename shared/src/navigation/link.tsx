import type { ComponentPropsWithRef } from 'react';
import type { NavigationState } from './navigation-state';
import { useHref, useLinkClickHandler } from 'react-router-dom';

interface LinkProps extends Omit<ComponentPropsWithRef<'a'>, 'href' | 'target'> {
  to: string;
  state?: NavigationState | undefined;
}

/** A link within the site. The prefetching code of the router's own `Link` would never be used. */
export function Link({ to, state, onClick, ...rest }: LinkProps) {
  const href = useHref(to);
  const follow = useLinkClickHandler<HTMLAnchorElement>(to, { state });
  return (
    <a
      {...rest}
      href={href}
      onClick={(event) => {
        onClick?.(event);
        // A guard against unsaved changes has stopped the navigation.
        if (!event.defaultPrevented) follow(event);
      }}
    />
  );
}
