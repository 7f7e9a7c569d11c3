import { expect, test } from './fixtures';
import { button, link, role, text } from './page/query';

const MENU_FAILED = 'The menu can’t be shown right now.';

test.afterEach(async ({ stack }) => {
  await stack.start('menu-mfe');
});

test('a guest who comes from another page while menu-mfe’s server is down gets a message, and "Try again" shows the menu without a reload', async ({
  visitor,
  stack,
  expectedProblems,
}) => {
  // The engines log the refused connections and unused preloads. The shell logs the failed module.
  expectedProblems.push(
    /Failed to load resource/,
    /CORS request did not succeed/,
    // Firefox checks the integrity of a response that did not arrive.
    /None of the “sha384” hashes/,
    /\[simmer\/remotes\]/,
    /Federation Runtime/,
    /ERR_/,
    /preloaded/,
  );
  await visitor.open('/instructions');
  await visitor.waitUntilHydrated();
  await visitor.run(() => {
    document.body.dataset.untouched = 'yes';
  });
  await stack.stop('menu-mfe');
  await visitor.click(link('Back to Menu'));
  await visitor.read(role('alert'), MENU_FAILED);
  await visitor.see(text('Get in Touch'));
  await visitor.click(button('Try again'));
  await visitor.read(role('alert'), MENU_FAILED);

  await stack.start('menu-mfe');
  await visitor.click(button('Try again'));
  await visitor.add('Key lime pie', '9inch', '$25.00');
  await visitor.see(link(/^Cart, 1 item/));
  expect(await visitor.run(() => document.body.dataset.untouched)).toBe('yes');
});
