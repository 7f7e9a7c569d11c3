import { REMOTES, type ModuleName, type RemoteName } from '../../modules';

/** A file of a release, as a document names it. */
export interface NamedFile {
  /** Its origin; undefined for that of the document. */
  origin: string | undefined;
  version: string;
  path: string;
}

/** `https://menu.example/1.0.0-ab12cd34/main.js` and `/1.0.0-ab12cd34/main.js`. */
const ADDRESS =
  /(https?:\/\/[^/\s"'`<>()\\]+)?\/(\d+\.\d+\.\d+[\w.+-]*-[0-9a-f]{8})\/([\w./@~+-]*\w)/g;

/** The released files that these documents and registries name; each once. */
export function namedFiles(texts: Iterable<string>): NamedFile[] {
  const found = new Map<string, NamedFile>();
  for (const text of texts)
    for (const [address, origin, version = '', path = ''] of text.matchAll(ADDRESS))
      found.set(address, { origin, version, path });
  return [...found.values()];
}

/** A file of a module's release. */
export interface ModuleFile {
  module: ModuleName;
  version: string;
  path: string;
}

/**
 * The released files that these documents and registries name, with their modules. Addresses of other hosts are left
 * out.
 * @param shop the shop's public origin.
 */
export function moduleFiles(
  texts: Iterable<string>,
  origins: Readonly<Partial<Record<RemoteName, string>>>,
  shop: string,
): ModuleFile[] {
  const moduleAt = (origin = shop) =>
    origin === shop ? 'shell' : REMOTES.find((name) => origins[name] === origin);
  return namedFiles(texts).flatMap(({ origin, version, path }) => {
    const module = moduleAt(origin);
    return module ? [{ module, version, path }] : [];
  });
}
