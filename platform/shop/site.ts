import { CliError } from '../base';

/** What the platform needs to know of a business. A shop's configuration says more, which only the shop reads. */
export interface Site {
  business: { name: string; url: string };
  /** The project of its accounts, its database and its hosts. */
  firebase?: { projectId: string };
  theme?: Theme;
  services?: Services;
  /** What of `SetElsewhere` it contains. The composer writes it beside the pages, for the next ones. */
  composedWith?: unknown;
}

/** How its look differs from the design. The composer writes it into the documents; no script reads it. */
export interface Theme {
  css: string;
  /** The color of the browser's toolbar. */
  barColor?: string;
  picture?: {
    /** The styles of pages that show it. */
    css: string;
    /** A file of its own; otherwise the picture is in the styles. */
    photo?: { name: string; bytes: Uint8Array; width: number; height: number };
  };
}

/** The addresses of other companies that its pages load and call, for the Content-Security-Policy. */
export interface Services {
  scripts: readonly string[];
  images: readonly string[];
  frames: readonly string[];
  calls: readonly string[];
}

/** @throws CliError when the business has no project, and so no hosts. */
export function projectOf({ firebase, business }: Site): string {
  if (firebase) return firebase.projectId;
  throw new CliError(
    `The configuration of ${business.name} names no Firebase project to deploy to.`,
  );
}
