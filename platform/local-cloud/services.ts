import {
  MODULE_LIST,
  moduleOrigin,
  MODULES,
  perModule,
  perRemote,
  record,
  type RemoteName,
} from '../modules';
import { loopbackUrl } from './context';
import type { Ports } from './ports';

/** The services behind the pages. */
export const BACKENDS = ['auth', 'firestore', 'inbox', 'email'] as const;

/** Every service that can be stopped and started alone. */
export const SERVICES = [...BACKENDS, ...MODULES];

export type BackendName = (typeof BACKENDS)[number];
export type ServiceName = (typeof SERVICES)[number];

/** What the terminal calls each service. */
export const SERVICE_TITLES: Readonly<Record<ServiceName, string>> = {
  auth: 'Auth emulator',
  firestore: 'Firestore emulator',
  inbox: "Owner's inbox",
  email: 'EmailJS stand-in',
  ...perModule((name) => MODULE_LIST[name].title),
};

export function isServiceName(word: string): word is ServiceName {
  return SERVICES.some((name) => name === word);
}

/** The address of each service. */
export function serviceUrls(ports: Ports): Record<ServiceName, string> {
  return {
    ...record(BACKENDS, (name) => loopbackUrl(ports[name])),
    ...perModule((name) => moduleOrigin(ports[name])),
  };
}

/** The origin of each remote. */
export function remoteOrigins(ports: Ports): Record<RemoteName, string> {
  return perRemote((name) => moduleOrigin(ports[name]));
}
