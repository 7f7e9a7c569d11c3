import type { ComponentType } from 'react';

type Load = () => Promise<unknown>;

const loads = new Map<string, Load>();

/** @param id like `menu_mfe/MenuSections`. */
export function offerRemote(id: string, component: ComponentType): void {
  loads.set(id, () => Promise.resolve({ default: component }));
}

export function breakRemote(id: string, load: Load): void {
  loads.set(id, load);
}

export const loadRemote = jest.fn((id: string) => {
  const load = loads.get(id);
  return load ? load() : Promise.reject(new Error(`There is no ${id}.`));
});

// As in `remotes/container`.
export const openContainer = jest.fn((name: string, _url: string) =>
  Promise.resolve((expose: string) => loadRemote(`${name}/${expose}`)),
);
