import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { counted, printRemark, readSiteConfig, root } from '../../base';
import { defaultRemoteOrigins, journeysOf, MODULES, type ModuleName } from '../../modules';
import { composeLive, type State, type Store, switchLive } from '../../releases';
import type { TestSite } from '../../test-runner';
import { gateDirectory } from '../trial';
import { changedLines } from './changed-lines';
import { describeDifference, inOrder } from './describe-difference';
import { keyOf, merged } from './differences';
import { play, type Played, type PlayOptions } from './play';
import { siteFileDifferences } from './site-files';
import { sizeDifferences } from './sizes';
import { sourceTexts } from './source-texts';
import { unsureJourneys } from './unsure-journeys';
import { codeOf, digest, NOTHING, type Verdict } from './verdict';

interface Sides {
  live: State;
  candidate: State;
}

const RECORDINGS = join(gateDirectory, 'recordings');
const COVERAGE = join(gateDirectory, 'coverage');
/** In a recording: the journeys that fail on it. */
const FAILURES = 'failures.json';
const DAY_MS = 24 * 3_600_000;

/**
 * Plays the journeys of the released modules on what is live, once for each composition, and on the candidate. What only
 * one journey saw is played again on both: only what differs each time counts.
 * @param trial the store that the site serves; at the end the candidates are live in it.
 */
export async function compareWithLive(
  site: TestSite,
  trial: Store,
  { live, candidate }: Sides,
  signal: AbortSignal,
): Promise<Verdict> {
  const config = await readSiteConfig(root);
  const released = MODULES.filter((module) => live.live[module] !== candidate.live[module]);
  // A comment more gives the same bytes, and the same version.
  if (released.length === 0) return NOTHING;
  const journeys = journeysOf(released).map((journey) => `/e2e${journey}`);
  const basis = await recordingBasis([...released, ...journeys]);
  const filesOf = async (state: State) =>
    (await composeLive(trial, { origins: defaultRemoteOrigins() }, state, config)).files;
  const recordingOf = (files: ReadonlyMap<string, string>, state: State) => {
    const key = digest(JSON.stringify([[...files], state.live, basis]));
    return join(RECORDINGS, key.slice(0, 16));
  };
  /** Plays journeys on one side, and compares with what is live. */
  const playOn = async (state: State, places: readonly string[], options: Partial<PlayOptions>) => {
    await switchLive(trial, config, () => state);
    const played = await play(site, places, { released, recordings, signal, ...options });
    signal.throwIfAborted();
    return played;
  };
  const isFirst = live.live.shell === undefined;
  const candidateFiles = await filesOf(candidate);
  const own = recordingOf(candidateFiles, candidate);
  const liveFiles = isFirst ? candidateFiles : await filesOf(live);
  const recordings = isFirst ? own : recordingOf(liveFiles, live);
  const record = async (state: State) => {
    startRecording(recordings);
    const played = await playOn(state, journeys, { isLive: true });
    finishRecording(recordings, played);
    return played;
  };
  // The first release of a shop has nothing beside it: its journeys are recorded, and must not fail.
  if (isFirst)
    return {
      ...NOTHING,
      problems: (await record(candidate)).filter(({ failure }) => failure).map(failedJourney),
    };

  if (!isRecorded(recordings)) {
    printRemark('what is live is recorded, which takes as long again');
    await record(live);
    await site.reset();
  }
  const failedOnLive = failuresIn(recordings);
  startRecording(own);
  const first = await playOn(candidate, journeys, { own, coverage: COVERAGE });
  const unsure = unsureJourneys(first);
  const places = unsure.map(({ place }) => place);
  if (unsure.length > 0) printRemark(`${counted(unsure.length, 'journey')} once more, to be sure`);
  const again = unsure.length === 0 ? [] : await playOn(candidate, places, { own });
  const seen = first.map((one) =>
    inBoth(
      one,
      again.find(({ place }) => place === one.place),
    ),
  );
  const isComparable = ({ place }: Played) => !failedOnLive.has(place);
  const failed = seen.filter((one) => isComparable(one) && one.failure !== undefined);
  const differing = seen
    .filter((one) => places.includes(one.place) && one.differences.length > 0)
    .map(({ place }) => place);
  const chance = new Set<string>();
  // Chance may as well have been at work when what is live was recorded. What no code accepts need not be sure.
  if (failed.length === 0 && differing.length > 0) {
    const noise = await playOn(live, differing, {});
    for (const one of noise.flatMap(({ differences: found }) => found)) chance.add(keyOf(one));
    await switchLive(trial, config, () => candidate);
  }
  finishRecording(own, seen);
  const differences = inOrder(
    merged([
      ...sizeDifferences(trial, { live, candidate }, released),
      ...siteFileDifferences(liveFiles, candidateFiles),
      ...seen.flatMap((one) => one.differences).filter((one) => !chance.has(keyOf(one))),
    ]),
  );

  const unplayed = seen
    .filter((one) => !isComparable(one))
    .map(
      ({ title }) => `a journey fails on what is live, and is compared only up to there: ${title}`,
    );
  const { unseen, remarks } = await readChangedLines(trial, live, released, differences.length > 0);
  return {
    problems: failed.map(failedJourney),
    remarks,
    differences: [
      ...differences.map((one) => ({ kind: one.kind, text: describeDifference(one, released) })),
      ...unplayed.map((text) => ({ kind: 'unplayed', text })),
      ...unseen.map((place) => ({
        kind: 'unseen',
        text: `no journey ran what has changed here: ${place}`,
      })),
    ],
    code: codeOf(differences, [...unplayed, ...unseen]),
  };
}

const failedJourney = (one: Played) =>
  `A journey fails: ${one.title}\n${one.failure ?? ''}\n(${one.place})`;

/** What a journey showed each time it was played. */
function inBoth(first: Played, again: Played | undefined): Played {
  if (!again) return first;
  // A journey that failed once saw only a part.
  const [one, other] = first.failure === undefined ? [first, again] : [again, again];
  const differences = one.differences.filter(
    (difference) =>
      other.failure !== undefined ||
      other.differences.some((two) => keyOf(two) === keyOf(difference)),
  );
  return { ...again, differences };
}

/** What every recording of this run depends on, beside the pages: the journeys, how they are recorded, and the day. */
async function recordingBasis(journeys: readonly string[]): Promise<string> {
  const sources = await sourceTexts('e2e', 'platform/gate/recording');
  const day = new Date().toISOString().slice(0, 10);
  return digest(JSON.stringify([journeys, sources, day]));
}

/** Whether the journeys of what is live were recorded to their end. */
const isRecorded = (directory: string) => existsSync(join(directory, FAILURES));

function startRecording(directory: string): void {
  for (const name of existsSync(RECORDINGS) ? readdirSync(RECORDINGS) : [])
    if (Date.now() - statSync(join(RECORDINGS, name)).mtimeMs > DAY_MS)
      rmSync(join(RECORDINGS, name), { recursive: true });
  rmSync(directory, { recursive: true, force: true });
  mkdirSync(directory, { recursive: true });
}

function finishRecording(directory: string, played: readonly Played[]): void {
  const failed = played.filter(({ failure }) => failure !== undefined);
  writeFileSync(join(directory, FAILURES), JSON.stringify(failed.map(({ place }) => place)));
}

function failuresIn(directory: string): ReadonlySet<string> {
  const text = readFileSync(join(directory, FAILURES), 'utf8');
  return new Set(v.parse(v.array(v.string()), JSON.parse(text)));
}

async function readChangedLines(
  trial: Store,
  live: State,
  released: readonly ModuleName[],
  hasDifferences: boolean,
) {
  const unseen: string[] = [];
  const remarks: string[] = [];
  for (const module of released) {
    const version = live.live[module] ?? '';
    const { commit } = trial.manifest(module, version);
    if (commit === undefined) {
      remarks.push(
        `${module} ${version} was not built from a commit: which lines changed is unknown`,
      );
      continue;
    }
    const lines = await changedLines(module, commit, COVERAGE);
    unseen.push(...lines.unseen);
    if (lines.ran > 0 && !hasDifferences)
      remarks.push(
        `${counted(lines.ran, 'line')} of ${module} changed and ran, and nothing differed`,
      );
  }
  return { unseen: [...new Set(unseen)], remarks };
}
