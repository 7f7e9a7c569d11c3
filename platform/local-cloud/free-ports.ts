import getPort from 'get-port';
import { PORT_NAMES, portsFrom, type PortName, type Ports } from './ports';

/** Ports that nobody uses, for a local cloud that runs beside the one of `npm start`. */
export async function freePorts(): Promise<Ports> {
  const found = new Map<PortName, number>();
  for (const name of PORT_NAMES) found.set(name, await getPort());
  return portsFrom((name) => found.get(name) ?? 0);
}
