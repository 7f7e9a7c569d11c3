import { setSiteConfig } from '@simmer/shared/config';
import { testSiteConfig } from '@simmer/shared/testing/site-config';
import { buildOrder } from '../order/order';
import { details, meatloaf } from '../testing/dishes';
import { orderTemplateFields } from './order-template';
import { sendWithRetries } from './send-with-retries';

it('does not know what became of an order when the mailer breaks', async () => {
  setSiteConfig(testSiteConfig);
  const mailer = {
    send: () => {
      throw new Error('broken');
    },
  };
  const fields = orderTemplateFields(buildOrder('K7P-4MW', [meatloaf], details, null));
  const result = await sendWithRetries(fields, {
    mailer,
    pause: async () => undefined,
    isSettled: () => false,
    onAttempt: () => undefined,
    onPause: () => undefined,
    onLateAnswer: () => undefined,
  });
  expect(result).toMatchObject({ status: 'unknown', reason: 'the mailer failed' });
});
