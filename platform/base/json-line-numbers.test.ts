import { withLines } from './json-line-numbers';

const JSON_TEXT = `{
  "owner": {
    "firstName": "Rosa: \\"{",
    "email": "rosa at simmer"
  },
  "links": { "social": { "url": "x" },
    "gallery": [1, { "deep": 2 }] },
  "venmo": {}
}
`;

describe('a problem in a JSON file has the line of', () => {
  it.each([
    ['its field', 'owner.email: must be an email address', 4],
    ['a field beside others', 'links.social.url: must begin with https://', 6],
    ['a field after a text that looks like JSON', 'venmo.handle: must begin with @', 8],
    ['the object that lacks a field', 'links.social.name is missing', 6],
    ['the section that lacks a field', 'venmo.profile is missing', 8],
  ])('%s', (_case, problem, line) => {
    expect(withLines(JSON_TEXT, [problem])).toEqual([`line ${String(line)}: ${problem}`]);
  });

  it('nothing when a whole section is missing', () => {
    expect(withLines(JSON_TEXT, ['emailjs is missing'])).toEqual(['emailjs is missing']);
  });
});
