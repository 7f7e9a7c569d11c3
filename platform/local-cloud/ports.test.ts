import { MODULE_LIST, perModule, perRemote, REMOTES } from '../modules';
import { DEVELOPMENT_PORTS } from '../../shared/src/inspector/development-ports';
import {
  PORT_NAMES,
  PORT_VARIABLES,
  PORTS,
  portEnvironment,
  portVariable,
  readPorts,
  takenPortMessage,
} from './ports';

describe('the ports of the local cloud', () => {
  it('are the documented ones when the environment says nothing', () => {
    expect(readPorts({})).toEqual({
      ...perModule((name) => MODULE_LIST[name].port),
      auth: 9099,
      firestore: 8080,
      email: 3900,
      smtp: 1025,
      inbox: 1080,
    });
  });

  it('are the ones that the inspector offers to run a module from', () => {
    expect(perRemote((name) => readPorts({})[name])).toEqual(DEVELOPMENT_PORTS);
  });

  it.each(PORT_NAMES)('can be changed by an environment variable: %s', (name) => {
    expect(readPorts({ [PORTS[name].variable]: '40123' })[name]).toBe(40_123);
  });

  it('have variables that a shell can assign, a different one each', () => {
    expect(portVariable('hot-soup-mfe')).toBe('SIMMER_PORT_HOT_SOUP');
    expect(PORT_VARIABLES).toEqual(
      new Set(['SIMMER_PORT_BASE', ...PORT_NAMES.map((name) => PORTS[name].variable)]),
    );
    expect(PORT_VARIABLES.size).toBe(PORT_NAMES.length + 1);
    for (const variable of PORT_VARIABLES) expect(variable).toMatch(/^[A-Z_]+$/);
  });

  it.each(['abc', '0', '65536', '-1', '30.5', '3000x', '1e3'])(
    'refuse "%s" with a sentence that names the variable and the default',
    (text) => {
      expect(() => readPorts({ SIMMER_PORT_SHELL: text })).toThrow(
        `SIMMER_PORT_SHELL is "${text}": set it to a port number from 1 to 65535, or unset it to use 3000.`,
      );
    },
  );

  it('follow one another from SIMMER_PORT_BASE on, the storefront first', () => {
    const ports = readPorts({ SIMMER_PORT_BASE: '4000' });
    const others = [...REMOTES, 'auth', 'firestore', 'email', 'smtp', 'inbox'] as const;
    expect(ports.shell).toBe(4000);
    others.forEach((name, place) => {
      expect(ports[name]).toBe(4001 + place);
    });
  });

  it('come from the variable of a service rather than from the base', () => {
    const ports = readPorts({ SIMMER_PORT_BASE: '4000', SIMMER_PORT_CART: '5000' });
    expect(ports).toMatchObject({ shell: 4000, 'cart-mfe': 5000, 'editor-mfe': 4003 });
  });

  const highest = 65_535 - PORT_NAMES.length + 1;
  it.each(['abc', '0', String(highest + 1)])(
    'refuse "%s" as a base, and name the variable',
    (text) => {
      expect(() => readPorts({ SIMMER_PORT_BASE: text })).toThrow(
        `SIMMER_PORT_BASE is "${text}": set it to a port number from 1 to ${String(highest)}, or unset it to use the default ports.`,
      );
    },
  );

  it('do not count an empty variable', () => {
    expect(readPorts({ SIMMER_PORT_SHELL: ' ' }).shell).toBe(3000);
  });

  it('refuse one port for two services and name both variables', () => {
    expect(() => readPorts({ SIMMER_PORT_MENU: '3000' })).toThrow(
      'SIMMER_PORT_MENU and SIMMER_PORT_SHELL are both 3000. Give each service its own port.',
    );
  });

  it('that are in use are named with who needs them and which variable changes them', () => {
    expect(takenPortMessage('firestore', 8080)).toBe(
      'Port 8080 is in use, but the Firestore emulator needs it: stop the program there, or set SIMMER_PORT_FIRESTORE to a free port.',
    );
  });

  it('are the same in a child process, through its environment', () => {
    const ports = readPorts({ SIMMER_PORT_CART: '4002' });
    expect(readPorts(portEnvironment(ports))).toEqual(ports);
  });
});
