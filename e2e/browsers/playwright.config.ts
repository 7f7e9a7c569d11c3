import { ENGINE_NAMES, readEngines } from '../../platform/setup';
import base from '../playwright.config';

const engines = readEngines(process.env);

/** Used by `npm test` and `npm run test:browsers`, which find the engines and start the site. */
export default {
  ...base,
  testDir: '.',
  projects: ENGINE_NAMES.filter((name) => engines[name]).map((name) => ({
    name,
    use: { engine: name },
  })),
};
