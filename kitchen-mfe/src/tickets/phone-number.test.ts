import { phoneNumber } from './phone-number';

it.each([
  ['(555) 010-0199', '5550100199'],
  ['+1 555 010 0199', '+15550100199'],
  ['+49 (0)170 1234567', '+491701234567'],
  ['0170/1234567', '01701234567'],
  ['٠١٧٠ ١٢٣٤٥٦٧', '01701234567'],
  ['555 123 4567 / 555 987 6543', '5551234567'],
  ['555-1234 or 555-9876', '5551234'],
  ['555-123-4567 ext. 12', '5551234567'],
  ['Home: 555 123 4567, please ring twice', '5551234567'],
  ['911', '911'],
  ['555 123 4567 555 987 6543', undefined],
  ['12', undefined],
  ['ask Ada', undefined],
])('a phone dials one number of what the guest typed, or none: %s', (typed, number) => {
  expect(phoneNumber(typed)).toBe(number);
});
