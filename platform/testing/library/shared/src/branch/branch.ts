let name = '';

/** @param site the configuration of the library. */
export function setBranch(site: { business: { name: string } }): void {
  ({ name } = site.business);
}

/** The name of the library whose page this is. */
export const branchName = () => name;
