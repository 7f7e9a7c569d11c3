import { emptySection, replaceSection } from './sections';

const document = `# Performance\n\n${emptySection('pages', 'npm run bench')}\n\n## Scale\n\n${emptySection('scale', 'npm run bench -- --scale')}\n`;

describe('the sections of the document', () => {
  it('say how they are measured as long as they are empty', () => {
    expect(document).toContain('Not measured yet: run `npm run bench -- --scale`.');
  });

  it('are replaced one at a time, again and again', () => {
    const once = replaceSection(document, 'pages', 'Costs $& and $1.\n');
    const twice = replaceSection(once, 'pages', 'Second.');
    expect(once).toContain('Costs $& and $1.');
    expect(twice).not.toContain('Costs');
    expect(twice).toContain('Second.');
    expect(twice).toContain('Not measured yet: run `npm run bench -- --scale`.');
    expect(replaceSection(twice, 'pages', 'Second.')).toBe(twice);
  });

  it('are not written where their markers are missing', () => {
    expect(() => replaceSection('# Performance', 'scale', 'text')).toThrow(
      'no section between "<!-- bench: scale -->"',
    );
  });
});
