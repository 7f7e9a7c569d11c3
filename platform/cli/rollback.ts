import { rollBackOnce } from '../releases';
import { switchCommand } from './switch-live';

export const command = switchCommand(
  {
    name: 'rollback',
    title: 'Roll back',
    label: 'rolled back',
    summary:
      'Ends the canary of each of these modules, or makes its previous release live again, in one step.',
  },
  (state, expected, { module, store }) =>
    rollBackOnce(state, (version) => store.isStored(module, version), expected, {
      module,
      at: new Date(),
    }),
);
