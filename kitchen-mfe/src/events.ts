import { moduleEvents } from '@simmer/shared/bus';

export const events = moduleEvents({ publishes: [], subscribes: [] });
