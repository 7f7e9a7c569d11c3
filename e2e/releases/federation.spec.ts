import { freshEmail } from '../fixtures/guest';
import { holdBack } from '../fixtures/network';
import { expect, test } from '../fixtures/test';

test.use({ account: 'guest' });

const BUILT_WITH_OTHER: readonly string[] = ['cart-mfe', 'shell'];

for (const module of BUILT_WITH_OTHER)
  test(`guests order as usual when only ${module} was built with the other version of Module Federation`, async ({
    guest,
    inbox,
    urls,
    changeReleases,
  }) => {
    const { page } = guest;
    const email = freshEmail('federation');
    const version = await changeReleases({ action: 'add-federation-other', module });
    await changeReleases({ action: 'release', versions: { [module]: version } });

    await guest.open('/cart');
    await guest.waitUntilHydrated();
    expect(await page.locator('#registry').textContent()).toContain(version);
    await page.getByRole('link', { name: 'Back to Menu' }).click();
    await guest.add('Key lime pie', '9inch', '$25.00');
    await guest.openCart();
    await guest.fillDetails({ email });
    const letThrough = await holdBack(page, (request) => request.url().startsWith(urls.email));
    await guest.submitButton.click();
    await guest.followNavigation('Instructions');
    letThrough();
    await expect(page.getByText('Your order was sent.').last()).toBeVisible();
    expect((await inbox.orderOf(email)).html).toContain('Key lime pie');

    await changeReleases({ action: 'rollback', module });
  });
