const MODULES = ['menu-mfe', 'cart-mfe', 'editor-mfe'];

/** The content of `/registry.json`: every module, each on its own origin. */
export const testRegistry = {
  modules: Object.fromEntries(
    MODULES.map((module) => [
      module,
      { version: '1.2.3', entry: `https://${module}.test.example/remoteEntry.1.js` },
    ]),
  ),
};

/** Answers every request with this registry. */
export function answerRegistry(registry: unknown = testRegistry): jest.Mock {
  const fetch = jest.fn(() => Promise.resolve({ ok: true, json: () => Promise.resolve(registry) }));
  Object.assign(globalThis, { fetch });
  return fetch;
}
