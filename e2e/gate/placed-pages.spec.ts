import { placesIn } from '@simmer/shared/places';
import { parseRegistry } from '@simmer/shared/registry';
import { test } from '../fixtures/test';

test.use({ account: 'manager' });

test('the pages that modules bring with them are recorded with the keyboard', async ({
  guest,
  recorder,
  urls,
}) => {
  const answer = await fetch(`${urls.shell}/registry.json`);
  const places = placesIn(parseRegistry(await answer.json()));
  for (const { path } of places.filter((place) => place.path !== '/')) {
    await guest.open(path);
    await recorder.lookAround(guest.page, path);
    await recorder.tabThrough(guest.page);
  }
});
