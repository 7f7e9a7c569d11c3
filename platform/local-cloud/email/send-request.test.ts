import { checkSendRequest } from './send-request';

const account = {
  publicKey: 'key',
  serviceId: 'service',
  templateId: 'template',
  recipient: 'owner@shop.example',
};
const good = {
  lib_version: '4.4.1',
  user_id: 'key',
  service_id: 'service',
  template_id: 'template',
  template_params: { userName: 'Ada' },
};
const refused = (status: number, text: string) => ({
  isAccepted: false,
  answer: { status, text: expect.stringContaining(text) },
});

describe('the local EmailJS', () => {
  it.each(['service', 'default_service'])(
    'accepts what the real SDK sends for the owner’s account, with the service “%s”',
    (service) => {
      expect(checkSendRequest({ ...good, service_id: service }, account)).toEqual({
        isAccepted: true,
        params: { userName: 'Ada' },
      });
    },
  );

  it.each<[string, object, number, string]>([
    ['a missing key', { user_id: undefined }, 400, 'The user_id parameter is required'],
    ['a wrong key', { user_id: 'x' }, 400, 'The Public Key is invalid'],
    ['a missing service', { service_id: '' }, 400, 'The service_id parameter is required'],
    ['a wrong service', { service_id: 'x' }, 400, 'The service ID not found'],
    ['a missing template', { template_id: undefined }, 400, 'The template_id parameter is'],
    ['a wrong template', { template_id: 'x' }, 400, 'The template ID not found'],
    ['variables that are a list', { template_params: [] }, 400, 'have to be the object'],
    ['variables that are a string', { template_params: 'x' }, 400, 'have to be the object'],
    ['a key that is not a string', { user_id: 7 }, 400, 'Bad Request'],
    [
      'more than 50 kB of variables',
      { template_params: { orders: 'ä'.repeat(25_001) } },
      413,
      'Variables size limit',
    ],
  ])('refuses %s like the real service', (_what, change, status, text) => {
    expect(checkSendRequest({ ...good, ...change }, account)).toEqual(refused(status, text));
  });

  it('refuses a body that is not an object, and a template without a recipient', () => {
    for (const body of [undefined, null, 'text', 5])
      expect(checkSendRequest(body, account)).toEqual(refused(400, 'Bad Request'));
    expect(checkSendRequest(good, { ...account, recipient: ' ' })).toEqual(
      refused(422, 'The recipients address is empty'),
    );
  });
});
