import { writeJson } from '../../files/json';
import type { Hosts } from '../state';
import type { Store } from '../store';

/** Changes the hosts as a person does who edits `hosts.json`: without a switch. */
export function writeHosts({ files, directory }: Store, hosts: Hosts): Promise<void> {
  return writeJson(files, directory, 'hosts.json', hosts);
}
