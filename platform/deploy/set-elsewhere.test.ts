import type { SetElsewhere, Site } from '../shop';
import { siteAsDeployed, siteComposedWith, siteOfToday } from './set-elsewhere';

const site: Site = { business: { name: 'Library', url: 'https://library.example' } };

/** A shop whose opening hours are set elsewhere. */
const answering = (read: unknown): SetElsewhere => ({
  read: () => Promise.resolve(read),
  merge: (configured, hours) => ({
    site: { ...configured, business: { ...configured.business, name: `open ${String(hours)}` } },
    fitted: hours,
    words: `the hours ${String(hours)}`,
  }),
});
const live = (answer: () => Promise<Response>) =>
  jest.spyOn(globalThis, 'fetch').mockImplementation(answer);
const printed = () => jest.mocked(console.log).mock.calls.flat().join('\n');
beforeEach(() => {
  jest.spyOn(console, 'log').mockImplementation(() => undefined);
});

describe('pages for guests are composed', () => {
  it('with what is set now', async () => {
    const request = live(async () => Response.json('8 to 12'));
    expect(await siteOfToday(site, answering('9 to 5'))).toEqual({
      business: { ...site.business, name: 'open 9 to 5' },
      composedWith: '9 to 5',
    });
    expect(printed()).toContain('The pages are composed with the hours 9 to 5.');
    expect(request).not.toHaveBeenCalled();
  });

  it('without an answer, with what the live ones were composed with', async () => {
    const request = live(async () => Response.json('8 to 12'));
    const { composedWith } = await siteOfToday(site, answering(undefined));
    expect(composedWith).toBe('8 to 12');
    expect(request.mock.calls[0]?.[0]).toBe('https://library.example/composed-with.json');
    expect(printed()).toContain('with the hours 8 to 12, as the live ones are.');
  });

  it.each<[string, () => Promise<Response>]>([
    ['before the first deploy', async () => new Response('', { status: 404 })],
    ['when the shop cannot be reached', async () => Promise.reject(new TypeError('down'))],
    ['when the shop fails', async () => new Response('', { status: 503 })],
    ['when a host answers with a page', async () => new Response('<!doctype html>')],
  ])('with the configuration alone if nobody answers: %s', async (_when, answer) => {
    live(answer);
    expect(await siteOfToday(site, answering(undefined))).toBe(site);
    expect(printed()).toContain('The pages are composed with the configuration alone.');
  });

  it('as configured in a shop that sets nothing elsewhere, without a request', async () => {
    const request = live(() => Promise.reject(new TypeError('down')));
    expect(await siteOfToday(site)).toBe(site);
    expect(await siteAsDeployed(site)).toBe(site);
    expect(siteComposedWith(site, undefined, '9 to 5')).toBe(site);
    expect(request).not.toHaveBeenCalled();
    expect(console.log).not.toHaveBeenCalled();
  });
});

it('pages that are compared with the live ones are composed with what these were, and never with what is set now', async () => {
  live(async () => Response.json('8 to 12'));
  const { composedWith } = await siteAsDeployed(site, answering('9 to 5'));
  expect(composedWith).toBe('8 to 12');
  for (const answer of [new Response('', { status: 404 }), new Response('<!doctype html>')]) {
    live(async () => answer);
    expect(await siteAsDeployed(site, answering('9 to 5'))).toBe(site);
  }
});
