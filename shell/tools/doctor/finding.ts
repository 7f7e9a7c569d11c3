/** The result of a check. */
export interface Finding {
  level: 'ok' | 'warning' | 'problem';
  /** The part of the shop that it is about, in a word or two. */
  subject: string;
  /** A plain sentence. */
  text: string;
  /** What to do about it; none when all is well. */
  advice?: string;
}

/** The findings about one subject. */
export function findingsAbout(subject: string) {
  const finding =
    (level: 'warning' | 'problem') =>
    (text: string, advice: string): Finding => ({ level, subject, text, advice });
  return {
    ok: (text: string): Finding => ({ level: 'ok', subject, text }),
    warning: finding('warning'),
    problem: finding('problem'),
  };
}
