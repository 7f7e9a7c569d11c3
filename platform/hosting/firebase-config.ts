import { entryOf, MODULES, REMOTES } from '../modules';
import type { Services } from '../shop';
import { inlineHashes } from './content-security-policy';
import {
  cacheControl,
  documentHeaders,
  HASHED_NAME,
  remoteHeaders,
  SERVICE_WORKER_PATH,
  workerHeaders,
} from './headers';

type Headers = Readonly<Record<string, string>>;

/** A rule of Firebase Hosting: an RE2 expression for the URL's path, and the headers that it adds. */
interface HeaderRule {
  regex: string;
  headers: { key: string; value: string }[];
}

/** One site of `firebase.json`: https://firebase.google.com/docs/hosting/full-config */
export interface HostingSite {
  site: string;
  /** The folder to deploy: that of the module, next to `firebase.json`. */
  public: string;
  ignore: string[];
  cleanUrls?: boolean;
  trailingSlash?: boolean;
  headers: HeaderRule[];
}

export interface FirebaseConfigInput {
  /** The origin of each remote that has a host. */
  origins: Readonly<Record<string, string>>;
  /** The Firebase Hosting site of each module that has one. */
  sites: Readonly<Record<string, string>>;
  /** The text of every composed document. One policy has to cover all of them. */
  documents: readonly string[];
  services: Services;
  /** Whether developers may run a module from their own computer in this shop. */
  localModules: boolean;
  /** Whether every subdomain of the shop is also served over HTTPS, and will be for two years. */
  includeSubDomains: boolean;
  /** The public origin of the shop; pages of other origins may not read the remotes. */
  shopOrigin: string;
  /** The names of the files that each module's host gets. */
  files: Readonly<Record<string, readonly string[]>>;
}

// Anchored at both ends, since the documentation does not say whether an expression may match part of a path.
const EVERYTHING = '^.*$';
const HSTS = 'Strict-Transport-Security';
const PICTURE = /\.(svg|png|jpe?g|webp|avif)$/;

/** The `firebase.json` of a deploy, never read from a store. Every path gets the headers of headers.ts, as locally. */
export function firebaseConfig(input: FirebaseConfigInput): { hosting: HostingSite[] } {
  return {
    hosting: MODULES.flatMap((module) => {
      const id = input.sites[module];
      return id === undefined ? [] : [hostingSite(module, id, input)];
    }),
  };
}

function hostingSite(module: string, id: string, input: FirebaseConfigInput): HostingSite {
  const site = { site: id, public: module, ignore: [] };
  const files = entryOf(input.files, module);
  if (module !== 'shell')
    return { ...site, headers: rules(remoteHeaders('/', input.shopOrigin), input, files) };
  // Any address may answer with the 404 page, so every address gets a document's headers.
  const headers = documentHeaders({
    remotes: REMOTES.flatMap((name) => input.origins[name] ?? []),
    pictures: REMOTES.flatMap((name) =>
      entryOf(input.files, name).some((file) => PICTURE.test(file))
        ? (input.origins[name] ?? [])
        : [],
    ),
    localServices: [],
    localModules: input.localModules,
    services: input.services,
    inline: inlineHashes(input.documents.join('\n')),
  });
  return {
    ...site,
    cleanUrls: true,
    trailingSlash: false,
    headers: [
      ...rules(headers, input, files),
      rule(`^${SERVICE_WORKER_PATH.replace('.', '\\.')}$`, workerHeaders(input.localModules)),
    ],
  };
}

/** When several rules match a path, the last one wins for each header. */
function rules(
  usual: Headers,
  { includeSubDomains }: FirebaseConfigInput,
  files: readonly string[],
): HeaderRule[] {
  const transport = usual[HSTS] ?? '';
  const everywhere = includeSubDomains
    ? { ...usual, [HSTS]: `${transport}; includeSubDomains` }
    : usual;
  // A host answers a missing file with the headers of its address, and a browser would remember for a year that it is
  // missing. So only what is deployed is cached.
  const hashes = [...new Set(files.flatMap((name) => HASHED_NAME.exec(name)?.[1] ?? []))].sort();
  const hashed = { 'Cache-Control': cacheControl('/name.0123456789abcdef.js') };
  return [
    rule(EVERYTHING, everywhere),
    ...(hashes.length > 0 ? [rule(`^/.*\\.(${hashes.join('|')})\\.[a-z0-9]+$`, hashed)] : []),
  ];
}

function rule(regex: string, headers: Headers): HeaderRule {
  return { regex, headers: Object.entries(headers).map(([key, value]) => ({ key, value })) };
}

/** The headers that Firebase Hosting sends for a path: of all rules that match, the last one wins. */
export function headersAt(pathname: string, { headers }: HostingSite): Record<string, string> {
  const matching = headers.filter(({ regex }) => new RegExp(regex, 'u').test(pathname));
  return Object.fromEntries(
    matching.flatMap((one) => one.headers.map(({ key, value }) => [key, value])),
  );
}
