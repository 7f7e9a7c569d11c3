import { rmSync } from 'node:fs';
import { changeState, release, rollBack } from '../releases';
import { chunkOf, fakeBuilds } from '../releases/testing/fake-builds';
import { markdownOf, tablesOf } from './history-tables';

const HOURS = 'hours';
const builds = fakeBuilds();
let versions: Record<string, string>;
beforeEach(async () => {
  versions = await builds.goLive();
});

const how = (time: string) => ({ at: new Date(`2026-03-0${time}Z`), by: 'Cook' });
const tables = () => tablesOf(builds.store);
const change = (next: Parameters<typeof changeState>[1]) => changeState(builds.store, next);

it('the releases, who needs what, and the latest switches are listed', async () => {
  const next = await builds.addNew(HOURS, 'const hours = 2;');
  builds.setContract(HOURS, next, { sizes: { entry: 2100, scripts: 12_345, styles: 80 } });
  const range = '^1.4.0';
  builds.setContract(HOURS, versions[HOURS]!, {
    needs: { react: '^19.3.1', '@library/shared/branch': range, '@library/shared/desk': range },
    sends: ['hours/changed'],
    listens: [],
  });
  change((state) => release(state, { [HOURS]: next }, how('2T10:30:59')));
  expect(tables().releases.rows[0]).toEqual([
    ...[HOURS, next, 'live', '2026-03-02 10:30', 'unknown commit', '12.3 kB', '0.1 kB', '2.1 kB'],
  ]);
  // The release is dated from its return.
  change((state) => rollBack(state, [HOURS], how('3T08:00:00')));
  expect(tables().releases.rows[0]?.slice(1, 4)).toEqual([
    versions[HOURS],
    'live',
    '2026-03-03 08:00',
  ]);
  expect(tables().dependencies.rows[0]).toEqual([
    HOURS,
    'react ^19.3.1, @library/shared ^1.4.0',
    'Hours',
    'hours/changed',
    '–',
  ]);
  const accepted = ['7f3a money: $45.00 is now $46.00', '7f3a “Pies”'];
  change((state) => release(state, { [HOURS]: next }, { ...how('4T10:30:00'), accepted }));
  const [last, before] = tables().switches.rows;
  expect(last).toEqual([
    '4',
    '2026-03-04 10:30',
    'release',
    `${HOURS} ${next}`,
    'Cook',
    '7f3a',
    '',
  ]);
  expect(before?.slice(0, 3)).toEqual(['3', '2026-03-03 08:00', 'rollback']);
  expect(tables().kept.rows[0]).toEqual([HOURS, '2', expect.stringMatching(/kB$/)]);
});

it('files that the store has lost are counted, and hide nothing of what is live', () => {
  rmSync(chunkOf(builds.store, HOURS, versions[HOURS]!)[1]);
  expect(tables().kept.rows[0]).toEqual([HOURS, '1', expect.stringMatching(/kB, 1 file is lost$/)]);
  expect(tables().releases.rows[0]?.slice(0, 3)).toEqual([HOURS, versions[HOURS], 'live']);
});

it('on the page of a workflow, what somebody wrote is text of its cell, whatever it looks like', () => {
  const why = '![prices](https://evil.example) | <b>cents</b>\n\n# news';
  change((state) => rollBack(state, [], { ...how('3T10:30:00'), why }));
  const rows = markdownOf(tables()).split('\n');
  expect(rows.find((row) => row.includes('prices'))).toBe(
    String.raw`| 2 | 2026-03-03 10:30 | rollback |  | Cook |  | !\[prices\](https://evil.example) \| \<b\>cents\</b\> # news |`,
  );
});
