import { MODULES, REMOTES, type ModuleName, type RemoteName } from '../modules';
import { assetHeaders, documentHeaders, HASHED_NAME, inlineHashes, remoteHeaders } from './headers';

type Headers = Readonly<Record<string, string>>;

/** A rule of Firebase Hosting: an RE2 expression for the path of an address, and the headers that it adds. */
interface HeaderRule {
  regex: string;
  headers: { key: string; value: string }[];
}

/** One site of `firebase.json`: https://firebase.google.com/docs/hosting/full-config */
export interface HostingSite {
  site: string;
  /** The folder that is deployed, from the store's. */
  public: string;
  ignore: string[];
  cleanUrls?: boolean;
  trailingSlash?: boolean;
  headers: HeaderRule[];
}

export interface FirebaseConfigInput {
  /** Each remote's origin. */
  origins: Readonly<Record<RemoteName, string>>;
  /** The Firebase Hosting site of each module. */
  sites: Readonly<Record<ModuleName, string>>;
  /** The text of every composed document: one policy has to allow what any of them holds inline. */
  documents: Iterable<string>;
  hasAnalytics: boolean;
  /** The origin at which guests find the shop; no other page may read the remotes. */
  shopOrigin: string;
}

// Whole paths, since it is not documented whether an expression may match a part of one.
const EVERYTHING = '^.*$';
const HASHED = `^.*${HASHED_NAME.source}`;
/** An address of the site has no dot in its last part. The 404 page may be looked up by its file's name. */
const DOCUMENT = '^/(.*/)?([^/.]*|[^/]*\\.html)$';

/** Firebase compresses by itself. */
const IGNORED = ['**/*.br', '**/.*'];

/** `firebase.json` of a store: each path gets the headers that the servers of this machine give it (headers.ts). */
export function firebaseConfig(input: FirebaseConfigInput): { hosting: HostingSite[] } {
  return { hosting: MODULES.map((module) => hostingSite(module, input)) };
}

function hostingSite(module: ModuleName, input: FirebaseConfigInput): HostingSite {
  const site = { site: input.sites[module], ignore: IGNORED };
  if (module !== 'shell') {
    const headers = (pathname: string) => remoteHeaders(pathname, input.shopOrigin);
    return { ...site, public: `origins/${module}`, headers: fileRules(headers) };
  }
  const documents = documentHeaders({
    remotes: REMOTES.map((name) => input.origins[name]),
    localServices: [],
    hasAnalytics: input.hasAnalytics,
    inline: allInline(input.documents),
  });
  return {
    ...site,
    public: 'site/current',
    cleanUrls: true,
    trailingSlash: false,
    headers: [...fileRules(assetHeaders), rule(DOCUMENT, beyond(assetHeaders('/'), documents))],
  };
}

/** Of several rules that match a path, a later one wins, header by header. */
function fileRules(headersOf: (pathname: string) => Headers): HeaderRule[] {
  const usual = headersOf('/name.js');
  return [
    rule(EVERYTHING, usual),
    rule(HASHED, beyond(usual, headersOf('/name.0123456789abcdef.js'))),
  ];
}

/** What is in the second that the first does not say already. */
function beyond(known: Headers, headers: Headers): Headers {
  return Object.fromEntries(Object.entries(headers).filter(([key, value]) => known[key] !== value));
}

function rule(regex: string, headers: Headers): HeaderRule {
  return { regex, headers: Object.entries(headers).map(([key, value]) => ({ key, value })) };
}

function allInline(documents: Iterable<string>) {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  for (const html of documents) {
    const inline = inlineHashes(html);
    for (const hash of inline.scripts) scripts.add(hash);
    for (const hash of inline.styles) styles.add(hash);
  }
  return { scripts: [...scripts].sort(), styles: [...styles].sort() };
}
