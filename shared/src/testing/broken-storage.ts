/** In the rest of the test, the browser lets the page use no storage. */
export function blockStorage(storage: 'localStorage' | 'sessionStorage' = 'localStorage') {
  return jest.spyOn(window, storage, 'get').mockImplementation(refuse('SecurityError'));
}

/** In the rest of the test, there is no room in any storage. */
export function fillStorage() {
  return jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse('QuotaExceededError'));
}

function refuse(name: string): () => never {
  return () => {
    throw new DOMException('The test refuses it.', name);
  };
}
