/** Resolves after `ms` milliseconds, or as soon as the browser is online again. */
export function waitOrOnline(ms: number): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(finish, ms);
    window.addEventListener('online', finish);
    function finish() {
      clearTimeout(timer);
      window.removeEventListener('online', finish);
      resolve();
    }
  });
}
