import { JSDOM } from 'jsdom';
import { changeState, release, rollBack, undoSwitch } from '../releases';
import { fakeBuilds } from '../releases/testing/fake-builds';
import { historyOf } from './facts';
import { historyPage } from './history-page';

const MENU = 'menu-mfe';
const HOSTILE = '<script>alert("Prices & cents")</script>';
const builds = fakeBuilds();
const how = (time: string) => ({ at: new Date(`2026-03-0${time}Z`), by: 'Cook' });
const change = (next: Parameters<typeof changeState>[1]) => changeState(builds.store, next);
const shown = async () =>
  new JSDOM(await historyPage(historyOf(builds.store))).window.document.documentElement;

/** The text of an element as a reader sees it. */
const textOf = (element: Element | null) =>
  (element?.textContent ?? '').replace(/\s+/g, ' ').trim();

it('the page says what guests get, and who rolled back what, when and why', async () => {
  const versions = await builds.goLive();
  const next = await builds.addNew(MENU, 'const menu = 2;');
  const accepted = ['7f3a money: $45.00 is now $46.00', '7f3a “Pies”'];
  change((state) => release(state, { [MENU]: next }, { ...how('2T10:30:59'), accepted }));
  change((state) => rollBack(state, [MENU], { ...how('3T08:00:00'), by: 'Ada', why: 'No cents' }));
  const page = await shown();
  const [menu = null, ...others] = page.querySelectorAll('ul.cards > li');
  expect(textOf(menu)).toBe(`${MENU}${versions[MENU]}since 2026-03-03 08:00, from unknown commit`);
  expect(others.map((card) => textOf(card.querySelector('h3')))).toEqual([
    ...Object.keys(versions).filter((module) => module !== MENU),
    'pages',
  ]);
  const [latest = null, before = null] = page.querySelectorAll('.switches > li');
  expect(textOf(latest)).toBe(
    `rollback #3 2026-03-03 08:00 by Ada ${MENU} ${versions[MENU]} after ${next}No cents`,
  );
  expect(textOf(before)).toContain(`Accepted: 2 differences${accepted.join('')}`);
});

it('the plots show each switch, the growth of each module, and who loads what', async () => {
  const versions = await builds.goLive();
  const next = await builds.addNew(MENU, 'const menu = 2;');
  builds.setContract(MENU, versions[MENU]!, { sizes: { entry: 1, scripts: 12_000, styles: 400 } });
  builds.setContract(MENU, next, { sizes: { entry: 1, scripts: 11_300, styles: 400 } });
  change((state) => release(state, { [MENU]: next }, how('2T10:30:00')));
  change((state) => undoSwitch(state, 2, how('2T10:31:00'), 'undo'));
  const page = await shown();
  const pictures = [...page.querySelectorAll('[role=img]')];
  expect(pictures.map((picture) => picture.getAttribute('aria-label'))).not.toContain('');
  const [timeline = null, size = null] = pictures;
  expect(textOf(timeline)).toMatch(/#1#2#3.*03-02.*menu-mfe/);
  expect(timeline?.querySelectorAll(`[fill="var(--undo)"]`)).toHaveLength(1);
  expect(textOf(size)).toContain('11.7 −0.712.4');
  expect(textOf(pictures.at(-1) ?? null)).toMatch(/shell->menu-mfe MenuSections/);
});

it('foreign text stays text, and the page loads nothing from other sites', async () => {
  const versions = await builds.goLive();
  builds.setContract(MENU, versions[MENU]!, { sends: [HOSTILE] });
  builds.setContract('shell', versions.shell!, { listens: [HOSTILE] });
  const next = await builds.addNew(MENU, 'const menu = 2;');
  const foreign = { ...how('2T10:30:00'), by: HOSTILE, why: HOSTILE, accepted: [HOSTILE] };
  change((state) => release(state, { [MENU]: next }, foreign));
  change((state) => rollBack(state, [MENU], how('3T08:00:00')));
  const page = await shown();
  // The text appears as by, why and accepted in the list, as the event in the graph, and twice in its table.
  expect(textOf(page).split(HOSTILE).length - 1).toBe(6);
  expect(page.querySelector('script, link, img, iframe, [src], [onload]')).toBeNull();
  expect(page.innerHTML).not.toMatch(/@import|url\(/);
  expect(page.innerHTML).toContain("default-src 'none'; style-src 'unsafe-inline'");
  const addresses = [...page.querySelectorAll('[href]')].map((one) => one.getAttribute('href'));
  expect(addresses.filter((address) => !address?.startsWith('#'))).toEqual([]);
});
