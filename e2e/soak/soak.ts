import { chromium } from '@playwright/test';
import { CliError, printHeading, readSiteConfig, root, shutdownSignal } from '../../platform/base';
import { launchOptions } from '../../platform/browser';
import { buildModules } from '../../platform/build';
import { defineCommand } from '../../platform/cli';
import { withTestSite } from '../../platform/test-runner';
import { soak } from './run';

function numberOf(name: string, text: string): number {
  if (!/^\d+$/.test(text)) throw new CliError(`--${name} is "${text}": give a whole number.`);
  return Number(text);
}

export const command = defineCommand(
  {
    usage: 'node platform/run.mjs e2e/soak/soak.ts [options]',
    summary:
      'Plays random guests and managers while services fail, and compares what was told with what arrived.',
    options: {
      journeys: { type: 'string', placeholder: 'N', help: 'how many; 50 unless given' },
      'in-one-tab': {
        type: 'string',
        placeholder: 'N',
        help: 'orders in one tab, whose memory is measured; 20 unless given',
      },
      seed: { type: 'string', placeholder: 'N', help: 'plays the same journeys again' },
      path: {
        type: 'string',
        placeholder: 'PATH',
        help: 'begins at a failure, as its message says',
      },
      replay: { type: 'string', placeholder: 'PATH', help: 'the replayPath of a shrunk failure' },
      shrink: { type: 'boolean', help: 'looks for a shorter journey that fails' },
    },
  },
  async ({ values }) => {
    const options = {
      journeys: numberOf('journeys', values.journeys ?? '50'),
      inOneTab: numberOf('in-one-tab', values['in-one-tab'] ?? '20'),
      seed: numberOf('seed', values.seed ?? String(Date.now() % 1_000_000)),
      path: values.path,
      replayPath: values.replay,
      shrinks: values.shrink ?? false,
    };
    const signal = shutdownSignal();
    await readSiteConfig(root);
    printHeading('Building');
    await buildModules(root, signal);
    if (signal.aborted) return 130;
    printHeading('Soak');
    return withTestSite({}, signal, async ({ urls, chromiumPath }) => {
      const browser = await chromium.launch(launchOptions(chromiumPath));
      try {
        return await soak(browser, urls, options, signal);
      } finally {
        await browser.close();
      }
    });
  },
);
