import { CliError, freePort, variable } from '../base';
import { entryOf, HOST, moduleNamed, MODULES, type PerModule, perModule } from '../modules';

const BACKEND_PORTS = { auth: 9099, firestore: 8080, email: 3900, smtp: 1025, inbox: 1080 };

export type Ports = Readonly<PerModule<number> & typeof BACKEND_PORTS>;

/** The emulators, and the Firebase project whose accounts and documents they hold. They never call the real project. */
export interface EmulatedProject {
  ports: Ports;
  projectId: string;
}

/** The services, in the order in which they follow LIBRARY_PORT_BASE: the storefront first. */
export const PORT_NAMES: readonly string[] = [
  ...new Set([HOST, ...MODULES, ...Object.keys(BACKEND_PORTS)]),
];

/** The environment variable that changes a port. A shell cannot assign one with a hyphen. */
export function portVariable(name: string): string {
  return variable(`PORT_${name.replace(/-mfe$/, '').replaceAll('-', '_').toUpperCase()}`);
}

const BASE_VARIABLE = variable('PORT_BASE');

/** The variables that a new module must not have. */
export const PORT_VARIABLES: ReadonlySet<string> = new Set([
  BASE_VARIABLE,
  ...PORT_NAMES.map((name) => portVariable(name)),
]);

const HIGHEST_PORT = 65_535;

function readNumber(
  env: NodeJS.ProcessEnv,
  variable: string,
  highest = HIGHEST_PORT,
): number | undefined {
  const text = env[variable]?.trim() ?? '';
  if (text === '') return undefined;
  const value = Number(text);
  if (!/^\d+$/.test(text) || value < 1 || value > highest)
    throw new CliError(
      `${variable} is "${text}": set it to a port number from 1 to ${String(highest)}, or unset it.`,
    );
  return value;
}

/**
 * The ports to use: a service's own variable wins over LIBRARY_PORT_BASE, and that over the defaults.
 * @throws CliError naming the variable when a value is not a port.
 */
export function readPorts(env: NodeJS.ProcessEnv): Ports {
  const base = readNumber(env, BASE_VARIABLE, HIGHEST_PORT - PORT_NAMES.length + 1);
  return portsBy((name, usual) => {
    const otherwise = base === undefined ? usual : base + PORT_NAMES.indexOf(name);
    return readNumber(env, portVariable(name)) ?? otherwise;
  });
}

/** The environment that tells a child process which ports are in use, whatever was typed in the terminal. */
export function portEnvironment(ports: Ports): Record<string, string> {
  return Object.fromEntries(
    PORT_NAMES.map((name) => [portVariable(name), String(portOf(ports, name))]),
  );
}

export const portOf = (ports: Ports, name: string): number => entryOf(ports, name);

/** Free ports, for a local cloud that runs alongside the one of `npm start`. */
export async function freePorts(): Promise<Ports> {
  const free: number[] = [];
  while (free.length < PORT_NAMES.length) free.push(await freePort());
  return portsBy(() => free.pop() ?? 0);
}

/** @param portOf gets the name of a service and its usual port. */
function portsBy(portOf: (name: string, usual: number) => number): Ports {
  const backend = (name: keyof typeof BACKEND_PORTS) => portOf(name, BACKEND_PORTS[name]);
  return {
    ...perModule((name) => portOf(name, moduleNamed(name).port)),
    ...{ auth: backend('auth'), firestore: backend('firestore'), email: backend('email') },
    ...{ smtp: backend('smtp'), inbox: backend('inbox') },
  };
}
