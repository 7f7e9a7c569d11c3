import { useNavigate } from '@simmer/shared/navigation';
import { useEffect, useState } from 'react';
import { linkInSite } from './link-in-site';

export interface LeaveGuard {
  /** Whether somebody followed a link and has to decide. */
  isAsking: boolean;
  stay: () => void;
  leave: () => void;
}

/**
 * Holds back clicks on links of the site while text is unsaved. The site's router cannot be asked to wait, but
 * its links let a click pass that was prevented before they hear of it. Back is not held: what was typed waits
 * in memory.
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
