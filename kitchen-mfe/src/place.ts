import type { Place } from '@simmer/shared/places';

/** Where the shell shows this module. Each release brings its own: the registry carries it. */
export const place: Place = {
  path: '/kitchen',
  expose: 'Kitchen',
  title: 'Kitchen',
  role: 'manager',
};
