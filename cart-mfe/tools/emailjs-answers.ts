/** EmailJS's errors, and what to do about each. The first that fits counts. */
const ADVICE: readonly (readonly [RegExp, string])[] = [
  [/public key/i, 'Copy emailjs.publicKey again: EmailJS, Account, General.'],
  [/service id/i, 'Copy emailjs.serviceId again: EmailJS, Email Services.'],
  [/template id/i, 'Copy emailjs.templateId again: EmailJS, Email Templates.'],
  [
    /recipients address/i,
    'EmailJS, Email Templates, your template: write your address into "To Email".',
  ],
  [
    /origin|domain/i,
    'EmailJS, Account, Security: add the address of the shop to the allowed origins.',
  ],
  [/quota|limit|too many/i, 'Wait, or check the quota on the EmailJS dashboard.'],
  [/invalid grant|SMTP|_API/i, 'EmailJS, Email Services: connect the mail account again.'],
];

/** What to do about an EmailJS error. */
export function adviceFor({ text }: { text: string }): {
  /** Whether guests get this answer too. */
  isOurFault: boolean;
  advice: string;
} {
  if (/non-browser/i.test(text))
    return {
      isOurFault: false,
      advice:
        'EmailJS answers only browsers, as it should. To test the ids: npm run doctor -- --order.',
    };
  const known = ADVICE.find(([pattern]) => pattern.test(text));
  return { isOurFault: true, advice: known?.[1] ?? 'Check the history in EmailJS.' };
}
