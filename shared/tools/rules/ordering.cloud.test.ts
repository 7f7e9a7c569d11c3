import { collection, deleteDoc, doc, getDoc, getDocs, setDoc } from 'firebase/firestore';
import { ORDERING_LIMITS, parseOrdering } from '@simmer/shared/ordering';
import { expectDenied, useCloud } from './testing/cloud';
import { testDocument } from './testing/document';

const cloud = useCloud();
const PLACE = 'settings/ordering';

type Settings = Record<string, unknown>;

const letters = (count: number) => 'x'.repeat(count);
const list = <T>(count: number, item: T) => Array.from({ length: count }, () => item);

/** Settings in the form that the editor writes. */
const weekend: Settings = {
  leadDays: 2,
  lastTime: '18:00',
  changeDays: 1,
  weekdays: [5, 6],
  closedDates: ['2026-12-25', '2027-01-01'],
  paused: true,
  pauseText: 'We are back on Monday.',
  deliveryArea: 'Within 10 miles of Springfield',
  times: ['Noon to 2 pm', '4 pm to 6 pm'],
  sharesState: false,
};

/** Every field at its limit, which is also the most expensive document for the rules. */
const fullest: Settings = {
  leadDays: ORDERING_LIMITS.leadDays,
  lastTime: '23:59',
  changeDays: ORDERING_LIMITS.leadDays,
  weekdays: [0, 1, 2, 3, 4, 5, 6],
  closedDates: list(ORDERING_LIMITS.closedDates, '2027-10-31'),
  paused: true,
  pauseText: letters(ORDERING_LIMITS.pauseText),
  deliveryArea: letters(ORDERING_LIMITS.deliveryArea),
  times: list(ORDERING_LIMITS.times, letters(ORDERING_LIMITS.time)),
  sharesState: true,
};

const plainest: Settings = {
  leadDays: 0,
  lastTime: '',
  changeDays: null,
  weekdays: [0],
  closedDates: [],
  paused: false,
  pauseText: '',
  deliveryArea: '',
  times: [],
  sharesState: false,
};

const accepted: [string, Settings][] = [
  ['as the editor writes them', weekend],
  ['with every field at its limit', fullest],
  ['with nothing in them', plainest],
];

const refusedValues: [field: string, ...values: unknown[]][] = [
  ['leadDays', -1, ORDERING_LIMITS.leadDays + 1, 1.5, NaN, '2', null, [2]],
  ['changeDays', -1, ORDERING_LIMITS.leadDays + 1, 1.5, '2', [2]],
  ['lastTime', '24:00', '18:60', '6 pm', '18:00 ', '18:00:00', 18, null, ['18:00']],
  ['weekdays', [], [7], [-1], [1.5], ['1'], list(8, 1), {}, { 0: 1 }, '1', 1, null],
  ['closedDates', ['24.12.2026'], ['2026-12-24 2026-12-25'], [letters(10)], ['2026-13-01']],
  ['closedDates', ['2026-00-10'], ['2026-12-32'], ['2026-12-00'], [20261224], [null]],
  ['closedDates', list(ORDERING_LIMITS.closedDates + 1, '2026-12-24'), '2026-12-24', '', {}, null],
  ['paused', 'yes', 1, null, [true]],
  ['pauseText', letters(ORDERING_LIMITS.pauseText + 1), 7, null, ['Closed'], {}],
  ['deliveryArea', letters(ORDERING_LIMITS.deliveryArea + 1), 7, null, ['Here'], {}],
  ['times', [''], ['\u200b'], [letters(ORDERING_LIMITS.time + 1)], [12], [null]],
  ['times', list(ORDERING_LIMITS.times + 1, 'Noon'), 'Noon', '', {}, null],
  ['sharesState', 'yes', 1, null, [true]],
];

/** A number in square brackets in a title would count as a statement of the specification. */
const shown = (value: unknown) =>
  JSON.stringify(value).slice(0, 60).replaceAll('[', '(').replaceAll(']', ')');

const refused: [string, Settings][] = [
  ['is empty', {}],
  ['has an unknown field', { ...weekend, minimum: 20 }],
  ...Object.keys(weekend).map((field): [string, Settings] => [
    `has no ${field}`,
    Object.fromEntries(Object.entries(weekend).filter(([name]) => name !== field)),
  ]),
  ...refusedValues.flatMap(([field, ...values]) =>
    values.map((value): [string, Settings] => [
      `has the ${field} ${shown(value)}`,
      { ...weekend, [field]: value },
    ]),
  ),
  ...list(ORDERING_LIMITS.times, 'Noon').map((_, place, times): [string, Settings] => [
    `has eight times and no. ${String(place + 1)} is blank`,
    { ...weekend, times: times.with(place, ' ') },
  ]),
];

describe('when and where the shop takes orders', () => {
  testDocument(cloud, { path: PLACE, some: weekend, change: { paused: false }, accepted, refused });

  it.each(accepted)('can be read by the page once it is set, %s', (_, settings) => {
    expect(parseOrdering(settings)).toEqual({ settings, problems: [] });
  });

  it('cannot be deleted or listed, and has no other document next to it or below it', async () => {
    await cloud.store(PLACE, weekend);
    const database = cloud.as('olive');
    await expectDenied(deleteDoc(doc(database, PLACE)));
    await expectDenied(getDocs(collection(database, 'settings')));
    for (const path of ['settings/other', `${PLACE}/drafts/1`]) {
      await expectDenied(getDoc(doc(database, path)));
      await expectDenied(setDoc(doc(database, path), weekend));
    }
  });
});
