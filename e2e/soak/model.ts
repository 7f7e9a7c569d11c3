import type fc from 'fast-check';
import type { CloudUrls } from '../../platform/local-cloud/client';
import type { Device } from './device';
import type { Shop } from './shop';
import { attempt } from './waiting';

/** The state that determines what a person can do next. */
export interface Model {
  tabs: number;
  isOnline: boolean;
  isLoggedIn: boolean;
  isBroken: boolean;
}

export interface World {
  device: Device;
  shop: Shop;
  urls: CloudUrls;
}

export const newModel = (): Model => ({
  tabs: 1,
  isOnline: true,
  isLoggedIn: true,
  isBroken: false,
});

type Soak = fc.AsyncCommand<Model, World>;

/**
 * A command of a guest, a manager or the environment.
 * @param text for the counterexample.
 * @param leads how it changes the model.
 */
export function command(
  text: string,
  run: (world: World) => Promise<unknown>,
  {
    when = () => true,
    leads = {},
  }: {
    when?: (model: Readonly<Model>) => boolean;
    leads?: Partial<Model>;
  } = {},
): Soak {
  return {
    check: when,
    async run(model, world) {
      await attempt(world.device, async () => {
        await run(world);
      });
      Object.assign(model, leads);
      await world.device.observe();
    },
    toString: () => text,
  };
}
