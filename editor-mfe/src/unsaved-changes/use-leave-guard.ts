import { useNavigate } from '@simmer/shared/navigation';
import { useEffect, useState } from 'react';

/**
 * Blocks clicks on links within the site while text is unsaved. The site's router has no blocker, but its links ignore
 * a click whose default was prevented. Back is not blocked, because the typed text stays in memory.
 */
export function useLeaveGuard(isDirty: boolean) {
  const navigate = useNavigate();
  const [address, setAddress] = useState<string | null>(null);

  useEffect(() => {
    if (!isDirty) return undefined;
    function hold(event: MouseEvent) {
      const link = linkInSite(event);
      if (link === null) return;
      event.preventDefault();
      setAddress(link);
    }
    document.addEventListener('click', hold, { capture: true });
    return () => document.removeEventListener('click', hold, { capture: true });
  }, [isDirty]);

  return {
    isAsking: address !== null,
    stay: () => setAddress(null),
    leave: () => {
      setAddress(null);
      if (address !== null) void navigate(address);
    },
  };
}

/**
 * @returns the path that this click opens in this tab on this site; null for any other click, and for a link within the
 * page.
 */
export function linkInSite(event: MouseEvent): string | null {
  const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey;
  if (!isPlain || event.altKey || event.defaultPrevented) return null;
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
  if (!(link instanceof HTMLAnchorElement) || link.hasAttribute('download')) return null;
  if (link.target !== '' && link.target !== '_self') return null;
  // Following a link to another site unloads the page, so the browser asks.
  if (link.origin !== location.origin) return null;
  if (link.pathname === location.pathname && link.search === location.search) return null;
  return link.pathname + link.search + link.hash;
}
