interface Advice {
  /** Whether guests get this answer too. */
  isOurFault: boolean;
  advice: string;
}

const ADVICE: readonly (readonly [RegExp, Advice])[] = [
  [
    /non-browser/i,
    {
      isOurFault: false,
      advice: 'EmailJS answers only browsers, as it should. To test the ids: npm run test-order.',
    },
  ],
  [
    /public key/i,
    { isOurFault: true, advice: 'Copy emailjs.publicKey again: EmailJS, Account, General.' },
  ],
  [
    /service id/i,
    { isOurFault: true, advice: 'Copy emailjs.serviceId again: EmailJS, Email Services.' },
  ],
  [
    /template id/i,
    { isOurFault: true, advice: 'Copy emailjs.templateId again: EmailJS, Email Templates.' },
  ],
  [
    /recipients address/i,
    {
      isOurFault: true,
      advice: 'EmailJS, Email Templates, your template: write your address into "To Email".',
    },
  ],
  [
    /origin|domain/i,
    {
      isOurFault: true,
      advice: 'EmailJS, Account, Security: add the address of the shop to the allowed origins.',
    },
  ],
  [
    /quota|limit|too many/i,
    {
      isOurFault: true,
      advice: 'Wait, or check the quota on the EmailJS dashboard.',
    },
  ],
  [
    /invalid grant|SMTP|_API/i,
    {
      isOurFault: true,
      advice: 'EmailJS, Email Services: connect the mail account again.',
    },
  ],
];

/** What to do about an EmailJS error. */
export function adviceFor({ text }: { text: string }): Advice {
  const known = ADVICE.find(([pattern]) => pattern.test(text));
  return known?.[1] ?? { isOurFault: true, advice: 'Check the history in EmailJS.' };
}
