import { UNDERSTOOD_INTERFACES } from '../../composer';
import type { Contract } from './contract';

/**
 * The releases whose server builds this composer cannot use, as sentences that say what to do. This includes live
 * releases, because no page can be composed with them.
 */
export function unknownInterfaces(
  contracts: readonly Contract[],
  understood = UNDERSTOOD_INTERFACES,
): string[] {
  return contracts.flatMap(({ module, version, interfaceVersion }) => {
    if (understood.includes(interfaceVersion)) return [];
    const remedy =
      interfaceVersion > Math.max(...understood)
        ? 'run the command from sources whose composer understands it, such as those of that release.'
        : `release ${module} from these sources, or run the command from the sources of that release.`;
    return `${module} ${version} was built for version ${String(interfaceVersion)} of the interface between composer and server builds, and this composer understands ${understood.join(' and ')}: ${remedy}`;
  });
}
