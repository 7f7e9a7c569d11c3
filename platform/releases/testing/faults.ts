import fs from 'node:fs';
import { MODULES } from '../../modules';
import { digestOf } from '../files';
import { keptVersions } from '../retention';
import type { Store } from '../store';

/** What a guest or an open tab would miss: releases that are live or were live lately, and their files. */
export function faultsOf(store: Store): string[] {
  const state = store.readState();
  const named = MODULES.flatMap((module) =>
    [...keptVersions(state, module, store.readHosts())].map((version) => ({ module, version })),
  );
  return named.flatMap(({ module, version }) => {
    if (!store.isStored(module, version)) return [`${module} ${version} is gone`];
    const { files, server } = store.manifest(module, version);
    const served = store.served(module, version);
    const inFolder = Object.keys(server).map(
      (name) => [`${store.release(module, version)}/${name}`, server[name]] as const,
    );
    return [...[...served].map(([name, path]) => [path, files[name]] as const), ...inFolder]
      .filter(
        ([path, digest]) => !fs.existsSync(path) || digestOf(fs.readFileSync(path)) !== digest,
      )
      .map(([path]) => `${path} is missing or has other bytes`);
  });
}
