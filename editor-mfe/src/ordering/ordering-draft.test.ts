import { NO_RULES } from '@simmer/shared/ordering';
import {
  orderingDraftOf,
  withChangedDate,
  withNewDate,
  withRemoteOrdering,
  type OrderingDraft,
} from './ordering-draft';

const draftOf = (...closedDates: string[]) => orderingDraftOf({ ...NO_RULES, closedDates });
const datesOf = ({ closedDates }: OrderingDraft) => closedDates.map(({ date }) => date);

const before = draftOf('2031-05-09');
const theirs = draftOf('2031-05-09', '2031-12-24');

it('an empty row for a date stays, with its focus, when the answer of the database comes after it', () => {
  const draft = withNewDate(before);
  const latest = withRemoteOrdering(draft, [before], theirs);
  expect(datesOf(latest)).toEqual(['2031-05-09', '2031-12-24', '']);
  expect(latest.closedDates.at(-1)).toBe(draft.closedDates.at(-1));
  expect(new Set(latest.closedDates.map(({ key }) => key)).size).toBe(3);
});

it('dates that a manager has changed stay as typed', () => {
  const draft = withChangedDate(before, { key: 0, date: '2031-06-01' });
  expect(datesOf(withRemoteOrdering(draft, [before], theirs))).toEqual(['2031-06-01']);
});
