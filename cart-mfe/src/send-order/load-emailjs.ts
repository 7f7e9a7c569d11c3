const STORAGE = 'localStorage';

/**
 * The SDK reads localStorage while it loads, which throws where the browser blocks storage, although sending needs no
 * storage. In that case, storage is hidden from it while it loads.
 */
export async function loadEmailJs() {
  const showStorage = isStorageBlocked() ? hideStorage() : undefined;
  try {
    return await import(/* webpackChunkName: "emailjs" */ '@emailjs/browser');
  } finally {
    showStorage?.();
  }
}

function isStorageBlocked(): boolean {
  try {
    Reflect.get(globalThis, STORAGE);
    return false;
  } catch {
    return true;
  }
}

/** @returns a function that puts the browser's own storage back. */
function hideStorage(): () => void {
  const original = Object.getOwnPropertyDescriptor(globalThis, STORAGE);
  Reflect.defineProperty(globalThis, STORAGE, { value: undefined, configurable: true });
  return () => {
    if (original) Reflect.defineProperty(globalThis, STORAGE, original);
  };
}
