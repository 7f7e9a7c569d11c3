// @ts-check
import { buildsOf, outputOf, pluginsWithoutFederation, remotesFrom } from './project.js';

/** The shell's own build without federation, with the remotes as plain imports. */
export default async () => {
  const [shell] = await buildsOf('shell');
  return {
    ...shell,
    output: { ...shell?.output, path: outputOf('bundle') },
    plugins: [...pluginsWithoutFederation(shell), remotesFrom('bundled-remotes.ts')],
  };
};
