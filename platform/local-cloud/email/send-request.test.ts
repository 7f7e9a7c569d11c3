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

describe('the local EmailJS', () => {
  it('accepts what the real SDK sends for the owner’s account', () => {
    expect(checkSendRequest(good, account)).toEqual({
      isAccepted: true,
      params: { userName: 'Ada' },
    });
  });

  it('accepts the keyword for the account’s default service', () => {
    expect(checkSendRequest({ ...good, service_id: 'default_service' }, account).isAccepted).toBe(
      true,
    );
  });

  it.each([
    {
      what: 'a missing key',
      change: { user_id: undefined },
      status: 400,
      says: 'The user_id parameter is required',
    },
    {
      what: 'a wrong key',
      change: { user_id: 'x' },
      status: 400,
      says: 'The Public Key is invalid',
    },
    {
      what: 'a missing service',
      change: { service_id: '' },
      status: 400,
      says: 'The service_id parameter is required',
    },
    {
      what: 'a wrong service',
      change: { service_id: 'x' },
      status: 400,
      says: 'The service ID not found',
    },
    {
      what: 'a missing template',
      change: { template_id: undefined },
      status: 400,
      says: 'The template_id parameter is required',
    },
    {
      what: 'a wrong template',
      change: { template_id: 'x' },
      status: 400,
      says: 'The template ID not found',
    },
    {
      what: 'variables that are a list',
      change: { template_params: [] },
      status: 400,
      says: 'have to be the object',
    },
    {
      what: 'variables that are a string',
      change: { template_params: 'x' },
      status: 400,
      says: 'have to be the object',
    },
    {
      what: 'a key that is not a string',
      change: { user_id: 7 },
      status: 400,
      says: 'Bad Request',
    },
    {
      what: 'more than 50 kB of variables',
      change: { template_params: { orders: 'ä'.repeat(25_001) } },
      status: 413,
      says: 'Variables size limit',
    },
  ])('refuses $what like the real service', ({ change, status, says }) => {
    expect(checkSendRequest({ ...good, ...change }, account)).toEqual({
      isAccepted: false,
      answer: { status, text: expect.stringContaining(says) },
    });
  });

  it.each([undefined, null, 'text', 5])('refuses a body that is not an object: %p', (body) => {
    expect(checkSendRequest(body, account)).toMatchObject({ answer: { status: 400 } });
  });

  it('refuses a template without a recipient', () => {
    expect(checkSendRequest(good, { ...account, recipient: ' ' })).toEqual({
      isAccepted: false,
      answer: { status: 422, text: 'The recipients address is empty' },
    });
  });
});
