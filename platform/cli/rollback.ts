import { rollBackOnce } from '../releases';
import { switchCommand } from './switch-live';

export const command = switchCommand(
  {
    name: 'rollback',
    title: 'Roll back',
    label: 'rolled back',
    summary: 'Ends the canary of a module, or makes its previous release live again.',
  },
  (state, expected, { module, store }) =>
    rollBackOnce(state, (version) => store.isStored(module, version), expected, {
      module,
      at: new Date(),
    }),
);
