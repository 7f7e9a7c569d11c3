import { join } from 'node:path';
import { REMOTES } from '../../../platform/modules';
import { readSiteConfig } from '../../../platform/base';
import { loopbackUrl, type Ports } from '../../../platform/local-cloud';
import { buildsDirectory } from '../build/build-variants';
import type { VariantName } from '../variants';
import { composedSite } from './composed';
import { withoutInlineScripts, withoutScripts } from './html';
import { emptyDocument, oneBundleSite } from './one-bundle';
import { portOf } from './ports';
import { startSite, type Site, type SiteFiles } from './site';

/** One variant, ready to be visited. */
export interface RunningVariant {
  site: Site;
  html: string;
}

export interface RunningSites {
  variants: Readonly<Record<VariantName, RunningVariant>>;
  stop: () => Promise<void>;
}

/**
 * Starts every variant; all of them read the same local cloud.
 * @param handshakeMs what each new connection costs before its first answer.
 * @throws CliError when a build is missing or a port is taken.
 */
export async function startSites(
  root: string,
  ports: Ports,
  handshakeMs: number,
): Promise<RunningSites> {
  const config = await readSiteConfig(root);
  const localCloud = {
    auth: loopbackUrl(ports.auth),
    firestore: loopbackUrl(ports.firestore),
    email: loopbackUrl(ports.email),
  };
  const start = (files: SiteFiles) =>
    startSite(files, [ports.auth, ports.firestore, ports.email], handshakeMs);

  const ours = await composedSite(root, config, localCloud);
  const one = await oneBundleSite(root, config, localCloud);
  const federatedBuild = (name: string) => join(buildsDirectory(root), 'federated', name);
  const federatedHtml = await emptyDocument(root, federatedBuild('shell'), config, localCloud);

  const composed = await start(ours.files);
  const bundle = await start(one.files);
  const federated = await start({
    port: portOf('federated', 'shell'),
    client: federatedBuild('shell'),
    remotes: REMOTES.map((name) => ({
      port: portOf('federated', name),
      client: federatedBuild(name),
    })),
  });
  return {
    variants: {
      composed: { site: composed, html: ours.html },
      withoutCapture: { site: composed, html: withoutInlineScripts(ours.html) },
      static: { site: composed, html: withoutScripts(ours.html) },
      bundle: { site: bundle, html: one.html },
      prerendered: { site: bundle, html: one.prerendered },
      federated: { site: federated, html: federatedHtml },
    },
    stop: async () => {
      await Promise.all([composed.stop(), bundle.stop(), federated.stop()]);
    },
  };
}
