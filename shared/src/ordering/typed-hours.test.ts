import { typedHours } from './typed-hours';

/** Texts that the kitchen's list and the checkout's chips have to read as a person would. */
it.each([
  ['00:15', '00:15', ['12:15 am']],
  ['08:15', '08:15', ['08:15']],
  ['09:00', '09:00', ['9 am', '9 a.m.']],
  ['09:00', '11:00', ['morning until 11', '9 to 11 am', '9-11 am']],
  ['09:00', '11:00', ['in the morning, until 11', 'morning – 11', 'morning, before 11']],
  ['09:00', '11:00', ['morning – 9 to 11']],
  ['09:00', '12:00', ['9 to noon', 'in the morning till noon', 'Saturday morning', 'breakfast']],
  ['09:00', '21:00', ['9', '9ish']],
  ['10:00', '10:00', ['10 in the morning', 'Saturday morning, 10']],
  ['11:00', '12:00', ['11 to noon', '11am until noon']],
  ['11:00', '13:00', ['11-1 pm', '11am to 1pm', '11-1', '11 am – 1', 'eleven to one']],
  ['11:00', '23:00', ['until 11', 'lunch at 11']],
  [
    '12:00',
    '12:00',
    ['12', '12 pm', 'around noon', 'noon', '12 noon', 'noonish', 'Noon-ish', 'at twelve'],
  ],
  [
    '12:00',
    '14:00',
    ['Noon to 2 pm', '12-2', '12 – 2pm', 'noon-2', 'between noon and 2', 'twelve to two'],
  ],
  ['12:00', '14:00', ['12h-14h', '12 h to 14 h', '12h00–14h']],
  ['12:00', '14:00', ['lunchtime until 2']],
  ['12:00', '15:00', ['lunch', 'lunchtime']],
  ['14:00', '17:00', ['afternoon to 5 pm']],
  ['14:00', '18:00', ['afternoon', 'Sunday afternoon']],
  [
    '16:00',
    '18:00',
    ['4 pm to 6 pm', '٤-٦ pm', '4-6 pm', '4 p.m. – 6', 'between 4 and 6', '4 thru 6', '4 & 6'],
  ],
  [
    '16:00',
    '18:00',
    ['4 o’clock to 6', "4 o'clock to 6", '4 to 6 o’clock', '4 oclock – 6 o’clock'],
  ],
  ['16:00', '16:00', ['16h', '4 o’clock pm', '16 h']],
  ['16:00', '18:30', ['4 – 6:30 p.m.']],
  ['16:30', '24:00', ['16.30 or later', '4:30 pm onwards']],
  [
    '17:00',
    '17:00',
    ['Friday, 5 pm', 'Nov 30, 5 pm', 'Nov 20 at 5', '11/30 at 5', '5 o’clock', 'five o’clock'],
  ],
  ['17:00', '19:00', ['5-7', 'from 5 to 7', 'five to seven']],
  [
    '17:00',
    '24:00',
    [
      'from 5',
      'after 5 pm',
      'after 5',
      'any time after 5',
      'no earlier than 5',
      '5+',
      'after five',
    ],
  ],
  ['17:30', '17:30', ['by 5:30', '17:30', '17h30', 'half past five', 'half past 5']],
  ['17:30', '18:00', ['5:30-6', '5:30 to 6', '5:30 - 6 pm']],
  ['17:45', '17:45', ['quarter to six']],
  [
    '18:00',
    '18:00',
    ['6 pm', '6PM, please call 555 0100 before', '5th floor, 6 pm', '6?', '6ish', 'sixish', 'six'],
  ],
  ['18:00', '18:00', ['all six of us, 6 pm', 'around six', 'before 6']],
  ['18:00', '20:00', ['6 pm to 8 pm', '6-8', '6 or 8']],
  ['18:00', '21:00', ['evening until 9']],
  ['18:00', '23:59', ['6 to midnight']],
  ['18:00', '24:00', ['Friday evening', 'tonight', 'dinner']],
  ['18:15', '18:15', ['quarter past six']],
  ['18:30', '18:30', ['half past six', 'six thirty', '6:30ish']],
  ['19:00', '19:00', ['dinner to go, 7 pm', 'dinner – 7 pm']],
  ['19:00', '20:30', ['7-8:30', '7 to half past eight']],
  ['20:00', '20:00', ['8 in the evening', 'tonight at 8']],
  ['22:00', '25:00', ['10 pm to 1 am']],
  ['23:00', '26:00', ['11 pm - 2']],
  ['23:59', '23:59', ['midnight', '12 midnight']],
  ['24:00', '24:00', ['any time', '', '75 o’clock', 'when you can']],
])('the hours are from %s to %s: %j', (start, end, texts) => {
  const two = (part: number) => String(part).padStart(2, '0');
  const clock = (minutes: number) => `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
  const read = texts.map((text) => {
    const hours = typedHours(text);
    return [text, clock(hours.start), clock(hours.end)];
  });
  expect(read).toEqual(texts.map((text) => [text, start, end]));
});
