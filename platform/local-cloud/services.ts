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
import type { PortName, Ports } from './ports';

/** The services behind the pages. */
export const BACKENDS = ['auth', 'firestore', 'inbox', 'email'] as const;

/** All services. */
export const SERVICES = [...BACKENDS, ...MODULES];

export type BackendName = (typeof BACKENDS)[number];
export type ServiceName = (typeof SERVICES)[number];

/** The names of the services in the terminal. */
export const SERVICE_TITLES: Readonly<Record<ServiceName, string>> = {
  auth: 'Auth emulator',
  firestore: 'Firestore emulator',
  inbox: "Owner's inbox",
  email: 'local EmailJS',
  ...perModule((name) => MODULE_LIST[name].title),
};

/** The ports that a service listens on. */
export function portsOf(service: ServiceName): readonly PortName[] {
  return service === 'inbox' ? ['smtp', 'inbox'] : [service];
}

/** The URL of each service. */
export function serviceUrls(ports: Ports): Record<ServiceName, string> {
  return {
    ...record(BACKENDS, (name) => loopbackUrl(ports[name])),
    ...perModule((name) => moduleOrigin(ports[name])),
  };
}

export function remoteOrigins(ports: Ports): Record<RemoteName, string> {
  return perRemote((name) => moduleOrigin(ports[name]));
}
