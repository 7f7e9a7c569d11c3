import { cpSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { counted, printRemark } from '../../base';
import type { Composition } from '../../composer';
import { journeysOf } from '../../modules';
import { digestOf, type State } from '../../releases';
import { inputsOf } from '../../test-runner';
import { readRecordings } from '../recording/notes';
import { gateDirectory, reportDirectory, today } from '../candidate';
import { fileDifferences, sizeDifferences } from './built-differences';
import { readChangedLines } from './changed-lines';
import { describeDifference } from './describe-difference';
import { differencesOf, keyOf, merged } from './differences';
import { play, PLAYED, type Stage } from './play';
import { comparedWith, inBoth, type Seen, unsureJourneys } from './seen';
import { codeOf, NOTHING, type Verdict } from './verdict';

/** Recordings of what is live, and of candidates, which may be live at the next release. */
const RECORDINGS = join(gateDirectory, 'recordings');
const AGAIN = join(gateDirectory, 'played-again');
const DAY_MS = 24 * 3_600_000;
const FEW = 20;

type Side = 'live' | 'candidate';

/** Two sets of releases, and where their journeys are played. */
interface Comparison extends Stage {
  states: Readonly<Record<Side, State>>;
  pages: Readonly<Record<Side, Composition>>;
}

/**
 * Plays the journeys of the released modules on what is live, once for each composition, and on the candidate. What
 * only one journey saw is played again on both: only what differs each time counts.
 */
export async function compareWithLive({ states, pages, ...stage }: Comparison): Promise<Verdict> {
  const { live, candidate } = states;
  const { released, trial } = stage;
  const journeys = journeysOf(released);
  const sources = inputsOf((path) => /^(e2e|platform\/gate\/recording)\//.test(path));
  // Midnight may pass while the journeys are played.
  const day = today();
  const recordingOf = (side: Side) => {
    const shown = [[...pages[side].files], states[side].live];
    const key = digestOf(JSON.stringify([...shown, released, journeys, sources, day]));
    return join(RECORDINGS, key.slice(0, 16));
  };
  const record = async (side: Side) => {
    const played = await play(stage, states[side], journeys, { folder: PLAYED });
    storeRecording(recordingOf(side));
    return played;
  };
  // The first release of a shop has nothing to compare with: its journeys are recorded, and must not fail.
  if (live.live.shell === undefined)
    return { ...NOTHING, problems: failuresOf(await record('candidate')) };

  const recording = recordingOf('live');
  if (!existsSync(recording)) {
    printRemark('recording what is live first, which takes as long again');
    await record('live');
  }
  // The report of an earlier candidate is deleted.
  rmSync(reportDirectory, { recursive: true, force: true });
  const before = readRecordings(recording);
  const compare = async (side: Side, places: readonly string[], folder: string) =>
    (await play(stage, states[side], places, { folder, live: recording })).map((one) =>
      comparedWith(before, one),
    );
  const first = await compare('candidate', journeys, PLAYED);
  const unsure = unsureJourneys(first).map(({ place }) => place);
  let again: readonly Seen[] = [];
  if (unsure.length > 0) {
    printRemark(`playing ${counted(unsure.length, 'journey')} again, to rule out chance`);
    again = await compare('candidate', unsure, AGAIN);
    cpSync(AGAIN, PLAYED, { recursive: true });
  }
  storeRecording(recordingOf('candidate'));
  const againAt = new Map(again.map((one) => [one.place, one]));
  const seen = first.map((one) => inBoth(one, againAt.get(one.place)));

  const problems = failuresOf(seen.filter(({ failsAsBefore }) => failsAsBefore !== true));
  const differing = seen
    .filter(({ place, changes }) => againAt.has(place) && changes.length > 0)
    .map(({ place }) => place);
  // The recording of what is live may itself contain chance. A failing journey is refused in any case.
  const noise =
    problems.length === 0 && differing.length > 0 ? await compare('live', differing, AGAIN) : [];
  const chance = new Set(noise.flatMap(({ changes }) => changes.map(keyOf)));
  const differences = merged([
    ...sizeDifferences(trial, live, candidate),
    ...fileDifferences(pages.live.files, pages.candidate.files),
    ...seen.flatMap(({ changes }) =>
      differencesOf(changes.filter((change) => !chance.has(keyOf(change)))),
    ),
  ]);
  const scripts = seen.flatMap((one) => one.scripts);
  const { unseen, remarks } = await readChangedLines(
    trial,
    live.live,
    released,
    scripts,
    differences,
  );
  const unnoticed = [
    ...seen
      .filter(({ failsAsBefore }) => failsAsBefore !== undefined)
      .map(
        ({ title, failure }) =>
          `a journey fails on what is live, ${failure === undefined ? 'passes now, ' : ''}and is compared only up to there: ${title}`,
      ),
    ...seen
      .filter(({ unread }) => unread.length > 0)
      .map(
        ({ title, unread }) =>
          `a page never came to rest in a journey, so it was not read (${unread.join('; ')}): ${title}`,
      ),
    ...unseen,
  ];
  const texts = differences.map((one) => describeDifference(one, released));
  return {
    problems,
    remarks,
    // These are placed above what a refusal does not print.
    differences: [...texts.slice(0, FEW), ...unnoticed, ...texts.slice(FEW)],
    code: codeOf(differences, unnoticed),
  };
}

const failuresOf = (played: readonly Omit<Seen, 'changes'>[]) =>
  played.flatMap(({ title, failure, place }) =>
    failure === undefined ? [] : [`A journey fails: ${title}\n${failure}\n(${place})`],
  );

/** Stores what was played for later runs, and deletes what no run will read again. */
function storeRecording(directory: string): void {
  mkdirSync(RECORDINGS, { recursive: true });
  for (const name of readdirSync(RECORDINGS))
    if (Date.now() - statSync(join(RECORDINGS, name)).mtimeMs > DAY_MS)
      rmSync(join(RECORDINGS, name), { recursive: true });
  rmSync(directory, { recursive: true, force: true });
  renameSync(PLAYED, directory);
}
