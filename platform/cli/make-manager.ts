import { grantManager } from '../managers';
import { defineCommand } from './command';

export const command = defineCommand(
  {
    usage: 'npm run make-manager -- <email> [--project <id>]',
    summary: 'Makes an account a manager, who may edit the menu.',
    options: {
      project: {
        type: 'string',
        placeholder: '<id>',
        help: 'the Firebase project of the site on the web; the local cloud unless given',
      },
    },
    positionals: { placeholder: '<email>', help: 'the address of an account that exists' },
  },
  async (_input, args) => {
    console.log(`\n  ${await grantManager(args, process.env)}\n`);
    return 0;
  },
);
