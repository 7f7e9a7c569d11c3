export const events = { publishes: [], subscribes: [] };
