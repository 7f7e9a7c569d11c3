import { Complaint } from '../complaint';

/** Every port of the local cloud: who listens there, and what changes it. The only list of them. */
export const PORTS = {
  shell: { port: 3000, variable: 'SIMMER_PORT_SHELL', owner: 'the storefront (shell)' },
  'menu-mfe': { port: 3001, variable: 'SIMMER_PORT_MENU', owner: 'the module menu-mfe' },
  'cart-mfe': { port: 3002, variable: 'SIMMER_PORT_CART', owner: 'the module cart-mfe' },
  'editor-mfe': { port: 3003, variable: 'SIMMER_PORT_EDITOR', owner: 'the module editor-mfe' },
  auth: { port: 9099, variable: 'SIMMER_PORT_AUTH', owner: 'the Firebase Auth emulator' },
  firestore: { port: 8080, variable: 'SIMMER_PORT_FIRESTORE', owner: 'the Firestore emulator' },
  email: { port: 3900, variable: 'SIMMER_PORT_EMAIL', owner: 'the EmailJS stand-in' },
  smtp: { port: 1025, variable: 'SIMMER_PORT_SMTP', owner: "the owner's inbox (SMTP)" },
  inbox: { port: 1080, variable: 'SIMMER_PORT_INBOX', owner: "the owner's inbox (web page)" },
} as const;

export type PortName = keyof typeof PORTS;
export type Ports = Readonly<Record<PortName, number>>;

// Object.keys forgets the key type; this list is checked against it instead.
export const PORT_NAMES = [
  'shell',
  'menu-mfe',
  'cart-mfe',
  'editor-mfe',
  'auth',
  'firestore',
  'email',
  'smtp',
  'inbox',
] as const satisfies readonly PortName[];

function readPort(name: PortName, env: NodeJS.ProcessEnv): number {
  const { port, variable } = PORTS[name];
  const text = env[variable]?.trim();
  if (text === undefined || text === '') return port;
  const value = Number(text);
  if (!/^\d+$/.test(text) || value < 1 || value > 65_535) {
    throw new Complaint(
      `${variable} is "${text}": set it to a port number from 1 to 65535, or unset it to use ${String(port)}.`,
    );
  }
  return value;
}

/**
 * The ports to use: the defaults, changed by the environment.
 * @throws Complaint naming the variable when a value is no port or two parts would share one.
 */
export function readPorts(env: NodeJS.ProcessEnv): Ports {
  const ports = portsFrom((name) => readPort(name, env));
  const seen = new Map<number, PortName>();
  for (const name of PORT_NAMES) {
    const other = seen.get(ports[name]);
    if (other !== undefined) {
      throw new Complaint(
        `${PORTS[other].variable} and ${PORTS[name].variable} both say ${String(ports[name])}: give each part a port of its own.`,
      );
    }
    seen.set(ports[name], name);
  }
  return ports;
}

/** A full set of ports, each asked for by name. */
export function portsFrom(portOf: (name: PortName) => number): Ports {
  return {
    shell: portOf('shell'),
    'menu-mfe': portOf('menu-mfe'),
    'cart-mfe': portOf('cart-mfe'),
    'editor-mfe': portOf('editor-mfe'),
    auth: portOf('auth'),
    firestore: portOf('firestore'),
    email: portOf('email'),
    smtp: portOf('smtp'),
    inbox: portOf('inbox'),
  };
}

/** The sentence for a port that somebody else holds. */
export function takenPortSentence(name: PortName, port: number): string {
  const { owner, variable } = PORTS[name];
  return `Port ${String(port)} is taken, and ${owner} wants it: stop what runs there, or set ${variable} to a free port.`;
}

/** The environment that tells a child process which ports are in use, whatever was typed in the terminal. */
export function portEnvironment(ports: Ports): Record<string, string> {
  return Object.fromEntries(PORT_NAMES.map((name) => [PORTS[name].variable, String(ports[name])]));
}
