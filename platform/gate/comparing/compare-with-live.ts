import { cpSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { counted, printRemark, readSiteConfig, root } from '../../base';
import { defaultRemoteOrigins, journeysOf, MODULES, type ModuleName } from '../../modules';
import { composeLive, type State, type Store, switchLive } from '../../releases';
import type { TestSite } from '../../test-runner';
import { readRecordings } from '../recording/notes';
import { gateDirectory } from '../candidate';
import { fileDifferences, sizeDifferences } from './built-differences';
import { changedLines } from './changed-lines';
import { describeDifference, inOrder } from './describe-difference';
import { keyOf, merged } from './differences';
import { play, type PlayOptions } from './play';
import { comparedWith, inBoth, type Seen, unsureJourneys } from './seen';
import { sourceTexts } from './source-texts';
import { codeOf, digest, NOTHING, type Verdict } from './verdict';

/** Recordings of what is live, and of candidates, which may be what is live at the next release. */
const RECORDINGS = join(gateDirectory, 'recordings');
/** What is being played. */
const PLAYED = join(gateDirectory, 'played');
const AGAIN = join(gateDirectory, 'played-again');
const DAY_MS = 24 * 3_600_000;

/**
 * Plays the journeys of the released modules on what is live, once for each composition, and on the candidate. What only
 * one journey saw is played again on both: only what differs each time counts.
 * @param trial the store that the site serves; at the end the candidates are live in it.
 */
export async function compareWithLive(
  site: TestSite,
  trial: Store,
  { live, candidate }: { live: State; candidate: State },
  signal: AbortSignal,
): Promise<Verdict> {
  const released = MODULES.filter((module) => live.live[module] !== candidate.live[module]);
  // A comment more gives the same bytes, and the same version.
  if (released.length === 0) return NOTHING;
  const config = await readSiteConfig(root);
  const journeys = journeysOf(released);
  const basis = await recordingBasis([...released, ...journeys]);
  const filesOf = async (state: State) =>
    (await composeLive(trial, { origins: defaultRemoteOrigins() }, state, config)).files;
  const recordingOf = (files: ReadonlyMap<string, string>, state: State) =>
    join(RECORDINGS, digest(JSON.stringify([[...files], state.live, basis])).slice(0, 16));
  const playOn = async (
    state: State,
    places: readonly string[],
    options: Pick<PlayOptions, 'folder' | 'live' | 'hasReport'>,
  ) => {
    await switchLive(trial, config, () => state);
    return play(site, places, { ...options, released, signal });
  };
  const candidateFiles = await filesOf(candidate);
  const own = recordingOf(candidateFiles, candidate);
  // The first release of a shop has nothing beside it: its journeys are recorded, and must not fail.
  if (live.live.shell === undefined) {
    const played = await playOn(candidate, journeys, { folder: PLAYED });
    storeRecording(own);
    return { ...NOTHING, problems: failuresOf(played) };
  }

  const liveFiles = await filesOf(live);
  const recording = recordingOf(liveFiles, live);
  if (!existsSync(recording)) {
    printRemark('what is live is recorded, which takes as long again');
    await playOn(live, journeys, { folder: PLAYED });
    storeRecording(recording);
  }
  const before = readRecordings(recording);
  const compare = async (
    state: State,
    places: readonly string[],
    options: Pick<PlayOptions, 'folder' | 'live' | 'hasReport'>,
  ) => {
    const played = await playOn(state, places, { ...options, live: recording });
    return played.map((one) => comparedWith(before, one));
  };
  const first = await compare(candidate, journeys, { folder: PLAYED, hasReport: true });
  const unsure = unsureJourneys(first).map(({ place }) => place);
  let again: readonly Seen[] = [];
  if (unsure.length > 0) {
    printRemark(`${counted(unsure.length, 'journey')} once more, to be sure`);
    again = await compare(candidate, unsure, { folder: AGAIN });
    cpSync(AGAIN, PLAYED, { recursive: true });
  }
  storeRecording(own);
  const againAt = new Map(again.map((one) => [one.place, one]));
  const seen = first.map((one) => inBoth(one, againAt.get(one.place)));

  const failedBefore = new Set(
    before.filter(({ failure }) => failure !== undefined).map(({ place }) => place),
  );
  const problems = failuresOf(seen.filter(({ place }) => !failedBefore.has(place)));
  const differing = seen
    .filter(({ place, differences }) => againAt.has(place) && differences.length > 0)
    .map(({ place }) => place);
  const chance = new Set<string>();
  // Chance may as well have been at work when what is live was recorded. What no code accepts need not be sure.
  if (problems.length === 0 && differing.length > 0) {
    const noise = await compare(live, differing, { folder: AGAIN });
    for (const one of noise.flatMap(({ differences }) => differences)) chance.add(keyOf(one));
    await switchLive(trial, config, () => candidate);
  }
  const differences = inOrder(
    merged([
      ...sizeDifferences(trial, live, candidate),
      ...fileDifferences(liveFiles, candidateFiles),
      ...seen.flatMap((one) => one.differences).filter((one) => !chance.has(keyOf(one))),
    ]),
  );
  const unplayed = seen
    .filter(({ place }) => failedBefore.has(place))
    .map(
      ({ title }) => `a journey fails on what is live, and is compared only up to there: ${title}`,
    );
  const { unseen, remarks } = await readChangedLines(trial, live, released, own, {
    isSame: differences.length === 0,
  });
  return {
    problems,
    remarks,
    differences: [
      ...differences.map((one) => ({ kind: one.kind, text: describeDifference(one, released) })),
      ...unplayed.map((text) => ({ kind: 'unplayed', text })),
      ...unseen.map((text) => ({ kind: 'unseen', text })),
    ],
    code: codeOf(differences, [...unplayed, ...unseen]),
  };
}

const failuresOf = (played: readonly Omit<Seen, 'differences'>[]) =>
  played.flatMap(({ title, failure, place }) =>
    failure === undefined ? [] : [`A journey fails: ${title}\n${failure}\n(${place})`],
  );

/** What every recording of this run depends on, beside the pages: the journeys, how they are recorded, and the day. */
async function recordingBasis(journeys: readonly string[]): Promise<string> {
  const sources = await sourceTexts('e2e', 'platform/gate/recording');
  const day = new Date().toISOString().slice(0, 10);
  return digest(JSON.stringify([journeys, sources, day]));
}

/** Gives what was played to later runs, and deletes what no run will ask for. */
function storeRecording(directory: string): void {
  mkdirSync(RECORDINGS, { recursive: true });
  for (const name of readdirSync(RECORDINGS))
    if (Date.now() - statSync(join(RECORDINGS, name)).mtimeMs > DAY_MS)
      rmSync(join(RECORDINGS, name), { recursive: true });
  rmSync(directory, { recursive: true, force: true });
  renameSync(PLAYED, directory);
}

async function readChangedLines(
  trial: Store,
  live: State,
  released: readonly ModuleName[],
  recording: string,
  { isSame }: { isSame: boolean },
) {
  const unseen = new Set<string>();
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
    const lines = await changedLines(module, commit, recording);
    for (const place of lines.unseen) unseen.add(`no journey ran what has changed here: ${place}`);
    if (!isSame) continue;
    if (lines.ran > 0)
      remarks.push(
        `${counted(lines.ran, 'line')} of ${module} changed and ran, and nothing differed`,
      );
    else if (lines.unseen.length === 0)
      remarks.push(
        `what changed in ${module} is no line of its scripts (a style, a type, a library, something that is gone), and nothing differed`,
      );
  }
  return { unseen: [...unseen], remarks };
}
