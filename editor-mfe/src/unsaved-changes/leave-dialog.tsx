import { useNavigate } from '@simmer/shared/navigation';
import { useStore } from '@simmer/shared/store';
import { ConfirmDialog } from '@simmer/shared/ui/confirm-dialog';
import { useEffect, useState } from 'react';
import { useEditor } from '../editor/editor-context';
import { hasUnsavedText } from '../editor/editor-state';
import { isOrderingChanged } from '../ordering/ordering-state';

/** Asks before a link within the site leaves text unsaved. */
export function LeaveDialog() {
  const editor = useEditor();
  const navigate = useNavigate();
  const isMenuChanged = hasUnsavedText(useStore(editor));
  const isChanged = isOrderingChanged(useStore(editor.ordering));
  const [link, setLink] = useBlockedLink(isMenuChanged || isChanged);
  return (
    <ConfirmDialog
      isOpen={link !== null}
      title="Leave without saving?"
      no="Stay here"
      yes="Leave without saving"
      onNo={() => setLink(null)}
      onYes={() => {
        editor.discard();
        setLink(null);
        if (link !== null) void navigate(link);
      }}
    >
      {isChanged ? 'Your changes aren’t saved yet.' : 'Your changes aren’t on the menu yet.'}
    </ConfirmDialog>
  );
}

/**
 * The link that was clicked and not followed, because text is unsaved. The site's router has no blocker, but its links
 * ignore a click whose default was prevented. Back is not blocked, because the typed text stays in memory.
 */
function useBlockedLink(isDirty: boolean) {
  const state = useState<string | null>(null);
  const [, setLink] = state;

  useEffect(() => {
    if (!isDirty) return undefined;
    function block(event: MouseEvent) {
      const link = linkInSite(event);
      if (link === null) return;
      event.preventDefault();
      setLink(link);
    }
    document.addEventListener('click', block, { capture: true });
    return () => document.removeEventListener('click', block, { capture: true });
  }, [isDirty, setLink]);

  return state;
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
