/** Deploys files and rules to their hosts. A failed call leaves each site either unchanged or completely deployed. */
export interface DeployClient {
  /** Puts the database rules in force. */
  deployRules: () => Promise<void>;
  /**
   * Makes the folders of these sites live, in any order.
   * @param directory with the `firebase.json` that names the folders.
   */
  deploySites: (directory: string, sites: readonly string[]) => Promise<void>;
  /** The version that a site serves now, for `restore`. Undefined when nothing was ever deployed to it. */
  liveVersion: (directory: string, site: string) => Promise<string | undefined>;
  /** Makes a former version of a site live again, with its files and its headers. */
  restore: (directory: string, site: string, version: string) => Promise<void>;
}
