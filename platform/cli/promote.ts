import { promoteOnce } from '../releases';
import { switchCommand } from './switch-live';

export const command = switchCommand(
  {
    name: 'promote',
    title: 'Promote',
    label: 'live',
    summary: 'Makes the canaries of these modules live for every visitor, in one step.',
  },
  (state, expected, { module }) => promoteOnce(state, expected, { module, at: new Date() }),
);
