import { describeDifference } from './describe-difference';
import { siteFileDifferences } from './site-files';

const files = (changed: Readonly<Record<string, string>>) =>
  new Map(
    Object.entries({
      ...{ 'index.html': '<p>', 'registry.json': '{}', 'robots.txt': 'User-agent: *\nDisallow:\n' },
      ...changed,
    }),
  );
const said = (is: Readonly<Record<string, string>>) =>
  siteFileDifferences(files({}), files(is)).map((one) => describeDifference(one, ['shell']));

it('a line of a file for search engines that is another is said, with the file', () => {
  expect(said({ 'robots.txt': 'User-agent: *\nDisallow: /\n' })).toEqual([
    'shell: “Disallow:” is now “Disallow: /” (robots.txt)',
  ]);
});

it('pages are compared as browsers show them, and the registry is another one with each release', () => {
  expect(said({ 'index.html': '<b>', 'registry.json': '[]' })).toEqual([]);
});
