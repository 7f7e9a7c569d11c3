import { promoteOnce } from '../releases';
import { switchCommand } from './switch-live';

export const command = switchCommand(
  {
    name: 'promote',
    title: 'Promote',
    label: 'live',
    summary: 'Makes the canary of a module live for every visitor.',
  },
  (state, expected, { module }) => promoteOnce(state, expected, { module, at: new Date() }),
);
