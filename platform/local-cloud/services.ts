import { CliError, freePort } from '../base';
import { moduleOrigin, MODULES, perModule, perRemote, record, type RemoteName } from '../modules';
import { type PortName, type Ports, portVariable } from './ports';

/** The services behind the pages. */
export const BACKENDS = ['auth', 'firestore', 'inbox', 'email'] as const;

/** All services. */
export const SERVICES = [...BACKENDS, ...MODULES];
export type ServiceName = (typeof SERVICES)[number];

/** What a port is for, in the terminal. */
export const SERVICE_TITLES: Readonly<Record<PortName, string>> = {
  auth: 'Auth emulator',
  firestore: 'Firestore emulator',
  inbox: "Owner's inbox",
  smtp: "Owner's inbox",
  email: 'local EmailJS',
  ...perModule((name) => name),
  shell: 'Storefront',
};

/** The URL of a service that no page of another machine calls. */
export function loopbackUrl(port: number): string {
  return `http://127.0.0.1:${String(port)}`;
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

/** The error for a port that another program uses. */
export function takenPortMessage(name: PortName, port: number): string {
  return `Port ${String(port)} is in use, but ${SERVICE_TITLES[name]} needs it: stop the program there, or set ${portVariable(name)} to a free port.`;
}

/** @throws CliError with one sentence for each port of these services that is taken. */
export async function requireFreePorts(
  ports: Ports,
  services: readonly ServiceName[],
): Promise<void> {
  const names: readonly PortName[] = services.includes('inbox') ? ['smtp', ...services] : services;
  const sentences: string[] = [];
  for (const name of names)
    if ((await freePort(ports[name])) !== ports[name])
      sentences.push(takenPortMessage(name, ports[name]));
  if (sentences.length > 0) throw new CliError(sentences.join('\n  '));
}
