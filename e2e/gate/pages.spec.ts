import { TEXT_PAGES } from '../../shell/src/text-pages';
import { UNKNOWN_ADDRESS } from '../fixtures/network';
import { test } from '../fixtures/test';

test('every page of the shell is recorded with the keyboard', async ({
  guest,
  recorder,
  expectedConsole,
}) => {
  expectedConsole.push(UNKNOWN_ADDRESS);
  for (const path of [...Object.keys(TEXT_PAGES), '/login', '/nowhere']) {
    await guest.open(path);
    await recorder.lookAround(guest.page, path);
    await recorder.tabThrough(guest.page);
  }
});
