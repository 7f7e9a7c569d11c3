import { describeRefusal } from './test-order';

it.each([
  [400, 'The Public Key is invalid.', 'Copy emailjs.publicKey again: EmailJS, Account, General.'],
  [400, 'The service ID not found.', 'Copy emailjs.serviceId again: EmailJS, Email Services.'],
  [400, 'The template ID not found.', 'Copy emailjs.templateId again: EmailJS, Email Templates.'],
  [412, 'Gmail_API: Invalid grant', 'EmailJS, Email Services: connect the mail account again.'],
  [422, 'The recipients address is empty', 'write your address into "To Email".'],
  [429, 'Too Many Requests', 'Wait, or check the quota on the EmailJS dashboard.'],
  [500, 'oops', 'Check the history in EmailJS.'],
])(
  'an order that EmailJS refuses with %i "%s" tells the owner what to do',
  (status, text, advice) => {
    const message = describeRefusal({ status, text });
    expect(message).toContain(`EmailJS answered ${String(status)}: ${text}\n`);
    expect(message).toContain(advice);
  },
);

it('an order that never reached EmailJS is not reported as its answer', () => {
  expect(describeRefusal({ status: 0, text: 'TypeError: Failed to fetch' })).toMatch(
    /^The page did not reach EmailJS: TypeError: Failed to fetch\n {2}Check the policy/,
  );
});
