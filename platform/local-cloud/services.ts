import { CliError, freePort } from '../base';
import { moduleOrigin, MODULES, type PerModule, perModule, perRemote } from '../modules';
import type { LocalShop } from '../shop';
import { portOf, type Ports, portVariable } from './ports';

/** The services behind the pages. */
export const BACKENDS = ['auth', 'firestore', 'inbox', 'email'] as const;
type Backend = (typeof BACKENDS)[number];

/** All services. */
export const SERVICES: readonly string[] = [...BACKENDS, ...MODULES];

/** Those of the services that the shop needs. */
export function providedBy(
  { accounts, documents, mailService }: LocalShop,
  names = SERVICES,
): readonly string[] {
  const left = new Set([
    ...(accounts ? [] : ['auth']),
    ...(documents ? [] : ['firestore']),
    ...(mailService ? [] : ['email']),
    ...(accounts || mailService ? [] : ['inbox']),
  ]);
  return names.filter((name) => !left.has(name));
}

/** The addresses of the services that pages call, by name: of those that the shop needs. */
export function calledServices(local: LocalShop, ports: Ports): Readonly<Record<string, string>> {
  const called = providedBy(local, ['auth', 'firestore', 'email']);
  return Object.fromEntries(called.map((name) => [name, loopbackUrl(portOf(ports, name))]));
}

/** What a port is for, in the terminal. */
const TITLES: Readonly<Record<string, string>> = {
  auth: 'Auth emulator',
  firestore: 'Firestore emulator',
  inbox: "Owner's inbox",
  smtp: "Owner's inbox",
  email: 'Email service',
  shell: 'Storefront',
};
export const titleOf = (name: string): string => TITLES[name] ?? name;

/** The URL of a service that no page of another machine calls. */
export function loopbackUrl(port: number): string {
  return `http://127.0.0.1:${String(port)}`;
}

/** The URL of each service. */
export function serviceUrls(ports: Ports): PerModule<string> & Record<Backend, string> {
  return {
    ...perModule((name) => moduleOrigin(portOf(ports, name))),
    auth: loopbackUrl(ports.auth),
    firestore: loopbackUrl(ports.firestore),
    inbox: loopbackUrl(ports.inbox),
    email: loopbackUrl(ports.email),
  };
}

export function remoteOrigins(ports: Ports): Record<string, string> {
  return perRemote((name) => moduleOrigin(portOf(ports, name)));
}

/** The error for a port that another program uses. */
export function takenPortMessage(name: string, port: number): string {
  return `Port ${String(port)} is in use, but ${titleOf(name)} needs it: stop the program there, or set ${portVariable(name)} to a free port.`;
}

/** @throws CliError with one sentence for each port of these services that is taken. */
export async function requireFreePorts(ports: Ports, services: readonly string[]): Promise<void> {
  const names = services.includes('inbox') ? ['smtp', ...services] : services;
  const sentences: string[] = [];
  for (const name of names)
    if ((await freePort(portOf(ports, name))) !== portOf(ports, name))
      sentences.push(takenPortMessage(name, portOf(ports, name)));
  if (sentences.length > 0) throw new CliError(sentences.join('\n  '));
}
