import { CliError, printHeading, readSiteConfig, root, shutdownSignal } from '../base';
import { ENGINE_NAMES, type EngineName } from '../setup';
import { conclude, runBrowsers } from '../test-runner';
import { defineCommand } from './command';

const LIST = ENGINE_NAMES.join(', ');

/** @throws CliError when it is not an engine. */
function engineOf(word: string): EngineName {
  const name = ENGINE_NAMES.find((one) => one === word);
  if (name === undefined)
    throw new CliError(`There is no engine "${word}": --engine takes one of ${LIST}.`);
  return name;
}

export const command = defineCommand(
  {
    usage: 'npm run test:browsers -- [option...]',
    summary: 'Runs orders in Firefox and WebKit, driven by standard WebDriver.',
    options: {
      engine: { type: 'string', placeholder: LIST, help: 'run them only in this engine' },
      grep: { type: 'string', placeholder: 'text', help: 'run only those whose title contains it' },
    },
  },
  async ({ values: { engine, grep } }) => {
    const names = engine === undefined ? ENGINE_NAMES : [engineOf(engine)];
    await readSiteConfig(root);
    printHeading('Browsers');
    const args = grep === undefined ? [] : ['--grep', grep];
    const count = await runBrowsers(names, args, shutdownSignal());
    return conclude(count);
  },
);
