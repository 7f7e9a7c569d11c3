import { constants, inflateSync } from 'node:zlib';
import { expect, test } from './fixtures';
import { button, heading, link, role, text } from './page/query';
import { site } from '../fixtures/site';

/** The content of a PDF, including its compressed parts. */
function contentOf(pdf: Buffer): string {
  const text = pdf.toString('latin1');
  expect(text).toMatch(/^%PDF/);
  const parts = [...text.matchAll(/stream\r?\n([\s\S]*?)endstream/g)].map(([, part = '']) => {
    const bytes = Buffer.from(part, 'latin1');
    try {
      return inflateSync(bytes, { finishFlush: constants.Z_SYNC_FLUSH }).toString('latin1');
    } catch {
      return part;
    }
  });
  return [text, ...parts].join('\n');
}

/** Runs in the page: applies its print styles to the screen. */
function showAsPrinted(): void {
  for (const sheet of document.styleSheets)
    for (const rule of sheet.cssRules)
      if (rule instanceof CSSMediaRule && rule.media.mediaText === 'print')
        rule.media.mediaText = 'all';
}

test('a confirmed order is printed on one page: the business and the order, without the bar and the buttons', async ({
  visitor,
}) => {
  await visitor.enter('guest');
  await visitor.add('Key lime pie', '9inch', '$25.00');
  await visitor.openCart();
  await visitor.fillDetails();
  await visitor.submit();

  await visitor.run(() => {
    window.print = () => {
      document.body.dataset.printed = 'yes';
    };
  });
  await visitor.click(button('Print'));
  await expect.poll(() => visitor.run(() => document.body.dataset.printed)).toBe('yes');

  if (visitor.driver.print) {
    expect(contentOf(await visitor.driver.print()).match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  } else {
    console.log(
      '      This engine’s driver cannot print: its rules for paper are tried on the screen only.',
    );
  }

  await visitor.run(showAsPrinted);
  await visitor.see(heading('Thank you for your order!'));
  await visitor.see(text('Key lime pie'));
  await visitor.see(text(site.business.name));
  await visitor.seeNo(role('navigation'));
  await visitor.seeNo(button('Print'));
  await visitor.seeNo(link('Back to Home'));
});
