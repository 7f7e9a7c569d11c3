import type { CDPSession } from '@playwright/test';

/** What stands between the page and the guest. */
export interface Profile {
  name: 'slow' | 'fast';
  title: string;
  network?: { downKbps: number; upKbps: number; latencyMs: number };
  /** How many times slower the processor is made. */
  cpuSlowdown: number;
}

/** Lighthouse's "slow 4G" and its mid-tier phone. */
export const SLOW: Profile & { network: object } = {
  name: 'slow',
  title: 'A mid-tier phone on slow 4G',
  network: { downKbps: 1600, upKbps: 750, latencyMs: 150 },
  cpuSlowdown: 4,
};

export const FAST: Profile = {
  name: 'fast',
  title: 'Not slowed down',
  cpuSlowdown: 1,
};

const bytesPerSecond = (kbps: number) => (kbps * 1000) / 8;

/** Slows a page down; for as long as the session lives. */
export async function throttle(session: CDPSession, profile: Profile): Promise<void> {
  if (profile.network) {
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: profile.network.latencyMs,
      downloadThroughput: bytesPerSecond(profile.network.downKbps),
      uploadThroughput: bytesPerSecond(profile.network.upKbps),
    });
  }
  if (profile.cpuSlowdown > 1)
    await session.send('Emulation.setCPUThrottlingRate', { rate: profile.cpuSlowdown });
}
