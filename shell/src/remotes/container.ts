import * as v from 'valibot';

// webpack replaces these names: SharePlugin fills the scope with what this build shares.
declare const __webpack_init_sharing__: (scope: string) => Promise<unknown>;
declare const __webpack_share_scopes__: Readonly<Record<string, unknown>>;

const SCOPE = 'default';

const ContainerSchema = v.object({ init: v.function(), get: v.function() });

export type GetExposed = (expose: string) => Promise<unknown>;

/**
 * @param name the global that the entry sets, e.g. `menu_mfe`.
 * @param integrity the hash of the entry, if known.
 * @throws Error when it cannot be fetched, has a different hash, fails or is not a container. The caller has a time
 * limit for an entry that hangs.
 */
export async function openContainer(
  name: string,
  url: string,
  integrity = '',
): Promise<GetExposed> {
  // A container left there by another version or a failed attempt must not be mistaken for this one.
  Reflect.set(globalThis, name, undefined);
  await runScript(url, integrity);
  const opened = v.safeParse(ContainerSchema, Reflect.get(globalThis, name));
  if (!opened.success) throw new Error(`${url} failed while it ran, or is no container.`);
  const { init, get } = opened.output;
  await __webpack_init_sharing__(SCOPE);
  await init(__webpack_share_scopes__[SCOPE]);
  return async (expose) => v.parse(v.function(), await get(`./${expose}`))();
}

async function runScript(url: string, integrity: string): Promise<void> {
  const script = document.createElement('script');
  script.src = url;
  script.async = true;
  // The script is requested with CORS, so that errors in a remote keep their text, its integrity can be checked, and
  // a preload matches.
  script.crossOrigin = 'anonymous';
  script.integrity = integrity;
  const loading = new Promise<void>((resolve, reject) => {
    script.onload = () => resolve();
    script.onerror = () => reject(new Error(`${url} could not be fetched.`));
  });
  document.head.append(script);
  try {
    await loading;
  } finally {
    script.remove();
  }
}
