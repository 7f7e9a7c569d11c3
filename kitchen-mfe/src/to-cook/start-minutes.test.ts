import { startMinutes } from './start-minutes';

it.each([
  ['4 pm to 6 pm', '16:00'],
  ['4-6 pm', '16:00'],
  ['4 – 6:30 p.m.', '16:00'],
  ['11-1 pm', '11:00'],
  ['11am to 1pm', '11:00'],
  ['between 4 and 6', '16:00'],
  ['6 pm', '18:00'],
  ['6PM, please call 555 0100 before', '18:00'],
  ['after 5 pm', '17:00'],
  ['after 5', '17:00'],
  ['by 5:30', '17:30'],
  ['17:30', '17:30'],
  ['16.30 or later', '16:30'],
  ['08:15', '08:15'],
  ['9 am', '09:00'],
  ['10 in the morning', '10:00'],
  ['8 in the evening', '20:00'],
  ['12', '12:00'],
  ['12 pm', '12:00'],
  ['12:15 am', '00:15'],
  ['around noon', '12:00'],
  ['afternoon', '14:00'],
  ['Friday evening', '18:00'],
  ['Friday, 5 pm', '17:00'],
  ['Nov 30, 5 pm', '17:00'],
  ['11/30 at 5', '17:00'],
  ['5th floor, 6 pm', '18:00'],
  ['6?', '18:00'],
  ['any time', '24:00'],
  ['', '24:00'],
  ['75 o’clock', '24:00'],
])('“%s” begins at %s', (text, time) => {
  const minutes = startMinutes(text);
  const two = (part: number) => String(part).padStart(2, '0');
  expect(`${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`).toBe(time);
});
