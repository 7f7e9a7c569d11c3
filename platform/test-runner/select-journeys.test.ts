import { CliError } from '../base';
import { buildModules } from '../build';
import { journeysOf, MODULE_LIST, MODULES } from '../modules';
import { runBrowsers } from './run-browsers';
import { runHosting } from './run-hosting';
import { PLAYWRIGHT } from './runners';
import { listJourneys, PARALLEL, PICTURES, selectJourneys, SERIAL } from './select-journeys';

jest.mock('../build', () => ({ ...jest.requireActual('../build'), buildModules: jest.fn() }));

// Playwright refuses to run inside jest.
beforeAll(() => {
  delete process.env.JEST_WORKER_ID;
});

describe('npm run test:e2e', () => {
  it('without a filter runs everything', async () => {
    expect(await selectJourneys([])).toEqual([PARALLEL, PICTURES, SERIAL]);
  });

  it('with a filter runs the journeys it names, without those that run before them', async () => {
    const filter = ['releases/old-tab'];
    expect(await selectJourneys(filter)).toEqual([
      { args: [...filter, '--no-deps', '--project=serial'], report: 'serial' },
    ]);
  });

  it('runs those that need the site to themselves after the others', async () => {
    const filter = ['guest/browse', 'releases/old-tab'];
    expect(await selectJourneys(filter)).toEqual([
      { args: [...filter, '--no-deps', '--project=journeys'], report: 'journeys' },
      { args: [...filter, '--no-deps', '--project=serial'], report: 'serial' },
    ]);
  });

  it('with a filter that matches nothing says so', async () => {
    await expect(selectJourneys(['--grep', 'no such journey'])).rejects.toThrow(
      'No journey matches "--grep no such journey".',
    );
  });

  it('with an unknown option shows what Playwright says about it', async () => {
    await expect(selectJourneys(['--grepp', 'x'])).rejects.toThrow("unknown option '--grepp'");
  });
});

describe('the journeys of a module', () => {
  it('are not also those of a module whose name ends with its name', () => {
    const paths = ['/shop/e2e/kitchen/opens.spec.ts', '/shop/e2e/hot-kitchen/opens.spec.ts'];
    const patterns = journeysOf(['kitchen-mfe']).map((argument) => new RegExp(argument, 'i'));
    const played = paths.filter((path) => patterns.some((pattern) => pattern.test(path)));
    expect(played).toEqual(['/shop/e2e/kitchen/opens.spec.ts']);
  });

  it('are found by Playwright', async () => {
    const listed = await listJourneys(PLAYWRIGHT, journeysOf(MODULES));
    for (const name of MODULES)
      for (const journey of MODULE_LIST[name].journeys)
        expect(listed).toContain(`${journey}.spec.ts`);
  });
});

describe.each([
  ['test:hosting', runHosting],
  ['test:browsers', runBrowsers.bind(undefined, ['firefox'])],
])('npm run %s', (_name, run) => {
  it('with a filter that matches nothing says so before it builds the site', async () => {
    // It need not be Firefox: nothing is opened.
    process.env.FIREFOX_PATH = process.execPath;
    await expect(run(['--grep', 'no such journey'], AbortSignal.timeout(60_000))).rejects.toThrow(
      new CliError('No journey matches "--grep no such journey". Nothing was built or started.'),
    );
    expect(buildModules).not.toHaveBeenCalled();
  });
});
