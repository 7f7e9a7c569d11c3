import { CliError } from '../base';
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
  async ({ positionals, values: { project } }) => {
    const [email, ...others] = positionals;
    if (email === undefined || others.length > 0)
      throw new CliError(
        'Name the account: npm run make-manager -- someone@example.com. For the deployed site, add --project and the id of its Firebase project.',
      );
    console.log(`\n  ${await grantManager({ email, project }, process.env)}\n`);
    return 0;
  },
);
