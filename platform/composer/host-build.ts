import type { Page, Registry } from './composition';

/** What the server build of the shell exports. Nothing but its own sources knows more of a site than that it is data. */
export interface HostBuild {
  setSiteConfig: (site: never) => void;
  /** Tells the build the places of the remotes in a registry. */
  setPlaces: (registry: Pick<Registry, 'modules'>) => void;
  PAGES: readonly Page[];
  /** The parts of remotes that it is built for, whether a page is composed with them or not. */
  PARTS: readonly { module: string; expose: string }[];
  /** The ids of the blocks of data that its documents have: the configuration, and the registry. */
  BLOCKS: Readonly<Record<'site' | 'registry', string>>;
  /** What its remotes import by name. */
  provided: Readonly<Record<string, unknown>>;
  eventDeclarations: readonly { publishes: readonly string[]; subscribes: readonly string[] }[];
  /** The events that its bus delivers. */
  eventNames: readonly string[];
  /** The files next to the documents, by name. */
  siteFiles: (site: never, theme: DocumentTheme | undefined) => ReadonlyMap<string, string>;
  /**
   * @param remotes the components of the page's parts, by the names in `PAGES`.
   * @param limitMs for what hangs.
   */
  renderPage: (
    pathname: string,
    remotes: never,
    limitMs: number,
  ) => Promise<{ head: string; body: string; problems: readonly unknown[] }>;
  documentOf: (
    page: never,
    rendered: { head: string; body: string; problems: never[] },
    site: never,
    assets: DocumentAssets,
  ) => string;
}

/** What a page's document loads. Addresses are absolute or begin at the shell's root. */
export interface DocumentAssets {
  /** Each with the address of the file it came from. */
  styles: readonly { href: string; css: string }[];
  scripts: readonly string[];
  preloads: readonly string[];
  /** The files that the page's own scripts will request. */
  chunks: readonly string[];
  /** The integrity of these scripts, preloads and chunks, by address. */
  integrity: Readonly<Record<string, string>>;
  /** Blocks of data, by id. */
  blocks: Readonly<Record<string, unknown>>;
  theme?: DocumentTheme;
  /** What modules add to the description of the business for search engines. */
  structuredData?: Readonly<Record<string, unknown>>;
}

/** The look of a shop that differs from the design. */
export interface DocumentTheme {
  css: string;
  barColor?: string;
  picture?: 'drawing' | { address: string; width: number; height: number };
}
