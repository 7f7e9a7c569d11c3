import { indent, printDone, printHeading, root, textTable } from '../base';
import { createRemote } from '../new-remote';
import { defineCommand } from './command';
import { oneWord } from './module-arguments';

export const command = defineCommand(
  {
    program: 'npm run new-remote',
    summary: 'Writes a new remote with a page or a slot on the home page, and tests.',
    options: {
      route: { type: 'string', placeholder: '<address>', help: 'its page, like /soup' },
      slot: { type: 'string', placeholder: 'home', help: 'the end of the menu on the home page' },
      managers: { type: 'boolean', help: 'only managers may open its page' },
    },
    positionals: { placeholder: '<name>', help: 'ends in -mfe, like soup-mfe' },
  },
  async ({ positionals, values }) => {
    const { route, slot, managers } = values;
    const name = oneWord(positionals, 'the new remote, like soup-mfe');
    printHeading(`Creating ${name}`);
    const request = { name, route, slot, isForManagers: managers };
    const { remote, written } = await createRemote(root, request);
    printDone('written', `${String(written.length)} files: ${name}/, e2e/${remote.stem}/`);
    printHeading('Next');
    const next = {
      head: ['Command', 'What it shows'],
      rows: [
        ['npm install', 'adds it to package-lock.json'],
        ['npm start', `the shop with it, at ${remote.path}`],
        [`npm run dev -w ${name}`, 'it alone, with hot reload'],
        [`npm test -- ${name}`, 'its types, lint, unit tests and journey'],
        [`npm run release -- ${name}`, 'runs the gate and makes it live'],
      ],
    };
    console.log(indent(textTable(next)));
    return 0;
  },
);
