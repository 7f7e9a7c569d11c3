import { startMinutes } from './start-minutes';

it.each([
  ['00:15', ['12:15 am']],
  ['08:15', ['08:15']],
  ['09:00', ['9 am', '9 to noon', 'morning until 11', 'in the morning till noon']],
  ['10:00', ['10 in the morning', 'Saturday morning, 10']],
  ['11:00', ['11-1 pm', '11am to 1pm', '11 to noon', 'until 11']],
  ['12:00', ['12', '12 pm', 'around noon', 'Noon to 2 pm', 'noon', '12 noon', '12-2', 'lunch']],
  ['14:00', ['afternoon', 'afternoon to 5 pm']],
  ['16:00', ['4 pm to 6 pm', '٤-٦ pm', '4-6 pm', '4 – 6:30 p.m.', 'between 4 and 6']],
  ['16:30', ['16.30 or later']],
  [
    '17:00',
    ['5-7', 'from 5', 'after 5 pm', 'after 5', 'Friday, 5 pm', 'Nov 30, 5 pm', '11/30 at 5'],
  ],
  ['17:30', ['by 5:30', '17:30']],
  ['18:00', ['6 pm', '6PM, please call 555 0100 before', '5th floor, 6 pm', '6?']],
  ['18:00', ['Friday evening', '6 to midnight']],
  ['19:00', ['dinner to go, 7 pm']],
  ['20:00', ['8 in the evening']],
  ['23:59', ['midnight', '12 midnight']],
  ['24:00', ['any time', '', '75 o’clock']],
])('begins at %s: %j', (time, texts) => {
  const two = (part: number) => String(part).padStart(2, '0');
  const times = texts.map(startMinutes).map((minutes) => {
    return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
  });
  expect(times).toEqual(texts.map(() => time));
});
