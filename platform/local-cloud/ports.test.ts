import { moduleNamed, perModule, REMOTES } from '../modules';
import { PORT_NAMES, PORT_VARIABLES, portEnvironment, portVariable, readPorts } from './ports';
import { requireFreePorts } from './services';

const BASE = 'LIBRARY_PORT_BASE';

describe('the ports of the local cloud', () => {
  it('are the documented ones by default', () => {
    const ports = readPorts({ LIBRARY_PORT_SHELL: ' ' });
    expect(ports).toEqual({
      ...perModule((name) => moduleNamed(name).port),
      ...{ auth: 9099, firestore: 8080, email: 3900, smtp: 1025, inbox: 1080 },
    });
  });

  it('can be changed one by one, by variables that a shell can assign', () => {
    expect(portVariable('hot-soup')).toBe('LIBRARY_PORT_HOT_SOUP');
    expect(PORT_VARIABLES.size).toBe(PORT_NAMES.length + 1);
    for (const name of PORT_NAMES) {
      expect(portVariable(name)).toMatch(/^[A-Z_]+$/);
      expect(readPorts({ [portVariable(name)]: '40123' })[name]).toBe(40_123);
    }
  });

  it('follow one another from LIBRARY_PORT_BASE on, beginning with the storefront, unless one has its own variable', () => {
    const ports = readPorts({ [BASE]: '4000', LIBRARY_PORT_NEWS: '5000' });
    const others = [...REMOTES, 'auth', 'firestore', 'email', 'smtp', 'inbox'] as const;
    expect(ports).toEqual({
      ...Object.fromEntries(others.map((name, place) => [name, 4001 + place])),
      ...{ shell: 4000, news: 5000 },
    });
  });

  it.each(['abc', '0', '65536', '-1', '30.5', '3000x', '1e3'])(
    'are not taken from "%s", and a sentence names the variable',
    (text) => {
      expect(() => readPorts({ LIBRARY_PORT_SHELL: text })).toThrow(
        `LIBRARY_PORT_SHELL is "${text}": set it to a port number from 1 to 65535, or unset it.`,
      );
    },
  );

  it('are not taken from a base that makes the last one too high', () => {
    const highest = 65_535 - PORT_NAMES.length + 1;
    expect(() => readPorts({ [BASE]: String(highest + 1) })).toThrow(
      `${BASE} is "${String(highest + 1)}": set it to a port number from 1 to ${String(highest)}, or unset it.`,
    );
  });

  it('cannot be the same for two services, and the message names the variable', async () => {
    const ports = readPorts({ LIBRARY_PORT_SHELL: '28123', LIBRARY_PORT_HOURS: '28123' });
    await expect(requireFreePorts(ports, ['shell', 'hours'])).rejects.toThrow(
      'Port 28123 is in use, but hours needs it: stop the program there, or set LIBRARY_PORT_HOURS',
    );
  });

  it('are the same in a child process, through its environment', () => {
    const ports = readPorts({ LIBRARY_PORT_NEWS: '4002' });
    expect(readPorts(portEnvironment(ports))).toEqual(ports);
  });
});
