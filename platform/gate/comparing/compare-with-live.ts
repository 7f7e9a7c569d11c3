import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { counted, printRemark, readSiteConfig, root, runCommand, type Site } from '../../base';
import { defaultRemoteOrigins, journeysOf, MODULES, type ModuleName } from '../../modules';
import { composeLive, type State, type Store, switchLive } from '../../releases';
import type { TestSite } from '../../test-runner';
import { gateDirectory } from '../trial';
import { changedLines } from './changed-lines';
import { describeDifference, inOrder } from './describe-difference';
import { type Difference, keyOf, merged } from './differences';
import { play, type Played } from './play';
import { sizeDifferences } from './sizes';
import { codeOf, digest, NOTHING, type Verdict } from './verdict';

interface Sides {
  live: State;
  candidate: State;
}

const RECORDINGS = join(gateDirectory, 'recordings');
const COVERAGE = join(gateDirectory, 'coverage');

/**
 * Plays the journeys of the released modules on what is live, once for each composition, and on the candidate. What
 * differs is played again on both: only what differs each time counts.
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
  const serve = (state: State) => switchLive(trial, config, () => state);
  // The first release of a shop has nothing beside it: its journeys are recorded, and must not fail.
  const isFirst = live.live.shell === undefined;
  const before = isFirst ? candidate : live;
  const recordings = join(RECORDINGS, await recordingKey(trial, before, config, journeys));
  const options = { recordings, signal, retries: 1 as const };
  const record = async () => {
    rmSync(recordings, { recursive: true, force: true });
    mkdirSync(recordings, { recursive: true });
    await serve(before);
    const played = await play(site, journeys, { ...options, isLive: true });
    signal.throwIfAborted();
    return played.filter((one) => failureOf(one) !== undefined);
  };
  if (isFirst) return { ...NOTHING, problems: (await record()).map(failedJourney) };

  const done = join(recordings, 'failures.json');
  if (!existsSync(done)) {
    writeFileSync(done, JSON.stringify((await record()).map(({ place }) => place)));
    await site.reset();
  }
  const failedOnLive = new Set(
    v.parse(v.array(v.string()), JSON.parse(readFileSync(done, 'utf8'))),
  );

  await serve(candidate);
  const played = await play(site, journeys, { ...options, isLive: false, coverage: COVERAGE });
  signal.throwIfAborted();
  const seen = played.map((one) => ({ ...one, differences: inEachAttempt(one) }));
  const differing = seen.filter((one) => one.differences.length > 0);
  const chance = new Set<string>();
  if (differing.length > 0) {
    printRemark('something differs; what is live is played once more');
    await serve(live);
    const places = differing.map(({ place }) => place);
    const again = await play(site, places, { ...options, isLive: false, retries: 0 });
    for (const one of again.flatMap(({ attempts }) => attempts).flatMap((it) => it.differences))
      chance.add(keyOf(one));
    await serve(candidate);
  }
  const differences = inOrder(
    merged([
      ...sizeDifferences(trial, { live, candidate }, released),
      ...differing.flatMap((one) => one.differences).filter((one) => !chance.has(keyOf(one))),
    ]),
  );

  const isComparable = ({ place }: Played) => !failedOnLive.has(place);
  const failed = seen.filter((one) => isComparable(one) && failureOf(one) !== undefined);
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
      ...differences.map((one) => describeDifference(one, released)),
      ...unplayed,
      ...unseen.map((place) => `no journey ran this changed line: ${place}`),
    ],
    code: codeOf(differences, [...unplayed, ...unseen]),
  };
}

const failureOf = ({ attempts }: Played) => attempts.at(-1)?.failure;

const failedJourney = (one: Played) =>
  `A journey fails: ${one.title}\n${failureOf(one) ?? ''}\n(${one.place})`;

/** What a journey showed each time it was played. */
function inEachAttempt({ attempts }: Played): readonly Difference[] {
  const [first, ...others] = attempts.filter(({ failure }) => failure === undefined);
  if (!first) return attempts.at(-1)?.differences ?? [];
  return first.differences.filter((one) =>
    others.every(({ differences }) => differences.some((other) => keyOf(other) === keyOf(one))),
  );
}

/** What a recording depends on: the pages of what is live, the journeys, how they are recorded, and the day. */
async function recordingKey(
  trial: Store,
  live: State,
  config: Site,
  journeys: readonly string[],
): Promise<string> {
  const { files } = await composeLive(trial, { origins: defaultRemoteOrigins() }, live, config);
  const { output } = await runCommand('git', ['ls-files', '-co', '--exclude-standard', 'e2e'], {
    cwd: root,
  });
  const sources = [...output.split('\n'), ...recorderFiles()]
    .filter((path) => path !== '' && existsSync(join(root, path)))
    .map((path) => readFileSync(join(root, path), 'utf8'));
  const day = new Date().toISOString().slice(0, 10);
  return digest(JSON.stringify([[...files], live.live, journeys, sources, day])).slice(0, 16);
}

const RECORDER = 'platform/gate/recording';
const recorderFiles = () =>
  readdirSync(join(root, RECORDER), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => join(RECORDER, name));

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
