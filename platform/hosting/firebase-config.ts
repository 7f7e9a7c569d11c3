import { MODULES, REMOTES, type ModuleName, type RemoteName } from '../modules';
import { inlineHashes } from './content-security-policy';
import { assetHeaders, documentHeaders, HASHED_NAME, remoteHeaders } from './headers';

type Headers = Readonly<Record<string, string>>;

/** A rule of Firebase Hosting: an RE2 expression for the URL's path, and the headers that it adds. */
interface HeaderRule {
  regex: string;
  headers: { key: string; value: string }[];
}

/** One site of `firebase.json`: https://firebase.google.com/docs/hosting/full-config */
export interface HostingSite {
  site: string;
  /** The folder to deploy, relative to the store. */
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
  /** The text of every composed document. One policy has to allow the inline scripts and styles of all. */
  documents: Iterable<string>;
  hasAnalytics: boolean;
  /** The public origin of the shop; pages of other origins may not read the remotes. */
  shopOrigin: string;
}

// Anchored at both ends, since the documentation does not say whether an expression may match part of a path.
const EVERYTHING = '^.*$';
const HASHED = `^.*${HASHED_NAME.source}`;
/** A page's path has no dot in its last segment. Firebase may look up the 404 page by its file name. */
const DOCUMENT = '^/(.*/)?([^/.]*|[^/]*\\.html)$';

/** Firebase compresses files itself. */
const IGNORED = ['**/*.br', '**/.*'];

/** `firebase.json` of a store: every path gets the headers of headers.ts, as it does from the local servers. */
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
    headers: [
      ...fileRules(assetHeaders),
      rule(DOCUMENT, changedHeaders(assetHeaders('/'), documents)),
    ],
  };
}

/** When several rules match a path, the last one wins for each header. */
function fileRules(headersOf: (pathname: string) => Headers): HeaderRule[] {
  const usual = headersOf('/name.js');
  return [
    rule(EVERYTHING, usual),
    rule(HASHED, changedHeaders(usual, headersOf('/name.0123456789abcdef.js'))),
  ];
}

/** The headers that differ from the known ones. */
function changedHeaders(known: Headers, headers: Headers): Headers {
  return Object.fromEntries(Object.entries(headers).filter(([key, value]) => known[key] !== value));
}

function rule(regex: string, headers: Headers): HeaderRule {
  return { regex, headers: Object.entries(headers).map(([key, value]) => ({ key, value })) };
}

function allInline(documents: Iterable<string>) {
  const inline = [...documents].map(inlineHashes);
  return {
    scripts: [...new Set(inline.flatMap(({ scripts }) => scripts))].sort(),
    styles: [...new Set(inline.flatMap(({ styles }) => styles))].sort(),
  };
}
