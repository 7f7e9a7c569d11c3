import { useNavigate } from '@simmer/shared/navigation';
import { useEffect, useState } from 'react';
import { linkInSite } from './link-in-site';

export interface LeaveGuard {
  isAsking: boolean;
  stay: () => void;
  leave: () => void;
}

/**
 * Blocks clicks on links within the site while text is unsaved. The site's router has no blocker, but its links ignore
 * a click whose default was prevented. Back is not blocked, because the typed text stays in memory.
 */
export function useLeaveGuard(isDirty: boolean): LeaveGuard {
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
    return () => {
      document.removeEventListener('click', hold, { capture: true });
    };
  }, [isDirty]);

  return {
    isAsking: address !== null,
    stay: () => {
      setAddress(null);
    },
    leave: () => {
      setAddress(null);
      if (address !== null) void navigate(address);
    },
  };
}
