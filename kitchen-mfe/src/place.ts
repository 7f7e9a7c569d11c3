import type { Place } from '@simmer/shared/places';

/** Where the shell shows this module. Each release declares its own place, which the registry carries. */
export const place: Place = {
  path: '/kitchen',
  expose: 'Kitchen',
  title: 'Kitchen',
  role: 'manager',
};
