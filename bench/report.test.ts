import { withReport } from './report';

const report = {
  name: 'scale' as const,
  conditions: '5 rounds.',
  sections: [{ title: 'Dishes', tables: [{ head: ['', 'Paint'], rows: [['10', '$& 0.30 s']] }] }],
  problems: [],
};
const document =
  '# Performance\n\n<!-- bench: scale -->\n\nOld.\n\n<!-- bench: end of scale -->\n\nText.\n';

describe('a report in the document', () => {
  it('replaces the last one of its kind, and nothing else', () => {
    const once = withReport(document, report);
    expect(once).toContain('### Dishes\n\n|  | Paint |\n| :-- | --: |\n| 10 | $& 0.30 s |');
    expect(once).toContain('### Problems\n\nNone.');
    expect(once).not.toContain('Old.');
    expect(once.endsWith('\n\nText.\n')).toBe(true);
    expect(withReport(once, report)).toBe(once);
  });

  it('aligns numbers right, and escapes bars in cells', () => {
    const tables = [{ head: ['Variant', 'Paint'], rows: [['One|bundle', '12.0 s']] }];
    const sections = [{ title: 'First visit', tables }];
    expect(withReport(document, { ...report, sections })).toContain(
      '| Variant | Paint |\n| :-- | --: |\n| One\\|bundle | 12.0 s |',
    );
  });

  it('lists its problems', () => {
    const problems = ['“Simmer” replaced the painted menu in 2 visits.'];
    expect(withReport(document, { ...report, problems })).toContain(`- ${problems.join('')}`);
  });

  it('is not written without its markers', () => {
    expect(() => withReport('# Performance', report)).toThrow('<!-- bench: scale -->');
  });
});
