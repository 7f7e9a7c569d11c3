import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { QrCode } from '../../../cart-mfe/src/venmo/qr-code';
import { readCode } from './venmo-code';

const draw = (address: string) => renderToStaticMarkup(createElement(QrCode, { address }));

it.each(['https://venmo.com/u/a', `https://venmo.com/u/${'long-'.repeat(30)}`])(
  'the code of the checkout leads a phone to %s',
  (address) => {
    expect(readCode(draw(address))).toBe(address);
  },
);

it('a code that is no code leads nowhere', () => {
  const blank = draw('https://venmo.com/u/a').replace(/M\d+,4 h7[^"]*/, '');
  expect(readCode(blank)).toBeUndefined();
  expect(readCode('<svg></svg>')).toBeUndefined();
});
