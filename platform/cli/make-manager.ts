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
        help: 'the Firebase project of the deployed site; by default the local cloud',
      },
    },
    positionals: { placeholder: '<email>', help: 'the email address of an existing account' },
  },
  async (_input, args) => {
    console.log(`\n  ${await grantManager(args, process.env)}\n`);
    return 0;
  },
);
