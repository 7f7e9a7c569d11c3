import { CliError } from '../base';
import { MODULE_LIST, perModule, record, type ModuleName } from '../modules';

/**
 * A port of the local cloud: its default, the environment variable that changes it, and its owner's name in messages.
 */
interface PortDefinition {
  port: number;
  variable: string;
  owner: string;
}

const BACKEND_PORTS = {
  auth: { port: 9099, variable: 'SIMMER_PORT_AUTH', owner: 'the Firebase Auth emulator' },
  firestore: { port: 8080, variable: 'SIMMER_PORT_FIRESTORE', owner: 'the Firestore emulator' },
  email: { port: 3900, variable: 'SIMMER_PORT_EMAIL', owner: 'the local EmailJS' },
  smtp: { port: 1025, variable: 'SIMMER_PORT_SMTP', owner: "the owner's inbox (SMTP)" },
  inbox: { port: 1080, variable: 'SIMMER_PORT_INBOX', owner: "the owner's inbox (web page)" },
} as const;

export type PortName = ModuleName | keyof typeof BACKEND_PORTS;
export type Ports = Readonly<Record<PortName, number>>;

/** The environment variable that changes a module's port. A shell cannot assign one with a hyphen. */
export function portVariable(module: string): string {
  return `SIMMER_PORT_${module.replace(/-mfe$/, '').replaceAll('-', '_').toUpperCase()}`;
}

/** Every port of the local cloud. */
export const PORTS: Readonly<Record<PortName, PortDefinition>> = {
  ...perModule((name) => ({
    port: MODULE_LIST[name].port,
    variable: portVariable(name),
    owner: name === 'shell' ? 'the storefront (shell)' : `the module ${name}`,
  })),
  ...BACKEND_PORTS,
};

export const PORT_NAMES: readonly PortName[] = Object.keys(PORTS).filter(
  (name): name is PortName => name in PORTS,
);

const BASE_VARIABLE = 'SIMMER_PORT_BASE';

/** The variables that a new module must not have. */
export const PORT_VARIABLES: ReadonlySet<string> = new Set([
  BASE_VARIABLE,
  ...PORT_NAMES.map((name) => PORTS[name].variable),
]);

const HIGHEST_PORT = 65_535;

function readNumber(
  env: NodeJS.ProcessEnv,
  variable: string,
  highest: number,
  otherwise: string,
): number | undefined {
  const text = env[variable]?.trim() ?? '';
  if (text === '') return undefined;
  const value = Number(text);
  if (!/^\d+$/.test(text) || value < 1 || value > highest) {
    throw new CliError(
      `${variable} is "${text}": set it to a port number from 1 to ${String(highest)}, or unset it to use ${otherwise}.`,
    );
  }
  return value;
}

function readPort(name: PortName, env: NodeJS.ProcessEnv, base: number | undefined): number {
  const { variable, port } = PORTS[name];
  // The shell's port is the base itself; the others follow in the order of the list.
  const order = ['shell', ...PORT_NAMES.filter((other) => other !== 'shell')];
  const fallback = base === undefined ? port : base + order.indexOf(name);
  return readNumber(env, variable, HIGHEST_PORT, String(fallback)) ?? fallback;
}

/**
 * The ports to use: a service's own variable wins over SIMMER_PORT_BASE, and that over the defaults.
 * @throws CliError naming the variable when a value is no port or two parts would share one.
 */
export function readPorts(env: NodeJS.ProcessEnv): Ports {
  const highestBase = HIGHEST_PORT - PORT_NAMES.length + 1;
  const base = readNumber(env, BASE_VARIABLE, highestBase, 'the default ports');
  const ports = record(PORT_NAMES, (name) => readPort(name, env, base));
  const seen = new Map<number, PortName>();
  for (const name of PORT_NAMES) {
    const other = seen.get(ports[name]);
    if (other !== undefined) {
      throw new CliError(
        `${PORTS[other].variable} and ${PORTS[name].variable} are both ${String(ports[name])}. Give each service its own port.`,
      );
    }
    seen.set(ports[name], name);
  }
  return ports;
}

/** The error for a port that another program uses. */
export function takenPortMessage(name: PortName, port: number): string {
  const { owner, variable } = PORTS[name];
  return `Port ${String(port)} is in use, but ${owner} needs it: stop the program there, or set ${variable} to a free port.`;
}

/** The environment that tells a child process which ports are in use, whatever was typed in the terminal. */
export function portEnvironment(ports: Ports): Record<string, string> {
  return Object.fromEntries(PORT_NAMES.map((name) => [PORTS[name].variable, String(ports[name])]));
}
