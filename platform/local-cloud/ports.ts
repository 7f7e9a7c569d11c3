import { CliError, freePort } from '../base';
import { MODULE_LIST, perModule, record, type ModuleName } from '../modules';

const BACKEND_PORTS = { auth: 9099, firestore: 8080, email: 3900, smtp: 1025, inbox: 1080 };

export type PortName = ModuleName | keyof typeof BACKEND_PORTS;
export type Ports = Readonly<Record<PortName, number>>;

/** The emulators, and the Firebase project whose accounts and documents they hold. They never call the real project. */
export interface EmulatedProject {
  ports: Ports;
  projectId: string;
}

/** In the order in which they follow SIMMER_PORT_BASE: the storefront first. */
const DEFAULT_PORTS: Ports = {
  ...{ shell: MODULE_LIST.shell.port },
  ...perModule((name) => MODULE_LIST[name].port),
  ...BACKEND_PORTS,
};

export const PORT_NAMES: readonly PortName[] = Object.keys(DEFAULT_PORTS).filter(
  (name): name is PortName => name in DEFAULT_PORTS,
);

/** The environment variable that changes a port. A shell cannot assign one with a hyphen. */
export function portVariable(name: string): string {
  return `SIMMER_PORT_${name.replace(/-mfe$/, '').replaceAll('-', '_').toUpperCase()}`;
}

const BASE_VARIABLE = 'SIMMER_PORT_BASE';

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
 * The ports to use: a service's own variable wins over SIMMER_PORT_BASE, and that over the defaults.
 * @throws CliError naming the variable when a value is not a port.
 */
export function readPorts(env: NodeJS.ProcessEnv): Ports {
  const base = readNumber(env, BASE_VARIABLE, HIGHEST_PORT - PORT_NAMES.length + 1);
  return record(PORT_NAMES, (name) => {
    const otherwise = base === undefined ? DEFAULT_PORTS[name] : base + PORT_NAMES.indexOf(name);
    return readNumber(env, portVariable(name)) ?? otherwise;
  });
}

/** The environment that tells a child process which ports are in use, whatever was typed in the terminal. */
export function portEnvironment(ports: Ports): Record<string, string> {
  return Object.fromEntries(PORT_NAMES.map((name) => [portVariable(name), String(ports[name])]));
}

/** Free ports, for a local cloud that runs alongside the one of `npm start`. */
export async function freePorts(): Promise<Ports> {
  const free: number[] = [];
  while (free.length < PORT_NAMES.length) free.push(await freePort());
  return record(PORT_NAMES, () => free.pop() ?? 0);
}
