/**
 * Leads a guest from another address of the site to the shop's own, because the remotes serve no other. What was queued
 * in this tab goes along in the address. The composer writes this function's source text into the head of each document,
 * so it may use nothing from outside except its parameters.
 * @param shop the origin of the shop.
 * @param others the other names of its host.
 * @param key as for `captureEvents`, which runs next.
 */
export function leaveSecondAddress(shop: string, others: readonly string[], key: string): void {
  const { hash, hostname, href, pathname, search } = location;
  const [carried, lines = ''] = /[#&]cart=([^&]*)$/.exec(hash) ?? [];
  try {
    if (carried !== undefined) {
      history.replaceState(history.state, '', href.slice(0, -carried.length));
      // Nobody else's link may fill a cart.
      if (others.some((host) => document.referrer === `https://${host}/`))
        sessionStorage.setItem(key, decodeURIComponent(lines));
    }
  } catch {
    // Storage is blocked: the guest starts with an empty cart.
  }
  // The shop's own address has led back here, and going on would never end.
  if (carried !== undefined || !others.includes(hostname)) return;
  let queued = '{}';
  try {
    queued = sessionStorage.getItem(key) ?? queued;
  } catch {
    // Storage is blocked, so nothing was queued.
  }
  // A tap while the other page is loading would be lost.
  document.documentElement.hidden = true;
  const cart = `${hash ? '&' : '#'}cart=${encodeURIComponent(queued)}`;
  location.replace(shop + pathname + search + hash + cart);
}

/** The names under which a host may serve the site besides its own: with or without `www.`, and those of Firebase. */
export function otherHosts(own: string, projectId: string): readonly string[] {
  const { hostname } = new URL(own);
  const names = [
    hostname.startsWith('www.') ? hostname.slice('www.'.length) : `www.${hostname}`,
    hostname.replace(/\.web\.app$/, '.firebaseapp.com'),
    `${projectId}.web.app`,
    `${projectId}.firebaseapp.com`,
  ];
  return [...new Set(names)].filter((name) => name !== hostname);
}
