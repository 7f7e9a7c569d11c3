import * as auth from '@simmer/shared/auth';
import * as bus from '@simmer/shared/bus';
import * as cart from '@simmer/shared/cart';
import * as config from '@simmer/shared/config';
import * as firebase from '@simmer/shared/firebase';
import * as navigation from '@simmer/shared/navigation';
import * as registry from '@simmer/shared/registry';
import * as react from 'react';
import * as reactDom from 'react-dom';
import * as jsxRuntime from 'react/jsx-runtime';
import { events } from './events';
import { OWN_PARTS } from './remotes/remote-parts';

export { documentOf, type DocumentAssets } from './document/document';
export { PAGES, type Page } from './document/document-pages';
export { renderPage, type RenderedPage } from './document/render-page';
export { siteFiles } from './document/site-files';
export { setPlaces } from './remotes/placed-at';

export const { setSiteConfig } = config;

export const PARTS = Object.values(OWN_PARTS);

/** The ids of the blocks of data in the documents. */
export const BLOCKS = { site: config.CONFIG_BLOCK, registry: registry.REGISTRY_BLOCK } as const;

/** The events of the shell and of the parts of shared that it contains. */
export const eventDeclarations = [events, cart.events] as const;

/** The events that the bus delivers. It belongs to the shell. */
export const { eventNames } = bus;

/** What the remotes' server builds import by name. As with federation in the browser, each is the shell's own copy. */
export const provided: Readonly<Record<string, unknown>> = {
  react,
  'react-dom': reactDom,
  'react/jsx-runtime': jsxRuntime,
  '@simmer/shared/auth': auth,
  '@simmer/shared/bus': bus,
  '@simmer/shared/cart': cart,
  '@simmer/shared/config': config,
  '@simmer/shared/firebase': firebase,
  '@simmer/shared/navigation': navigation,
  '@simmer/shared/registry': registry,
};
