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
  return {
    ok: (text: string): Finding => ({ level: 'ok', subject, text }),
    warning: (text: string, advice: string): Finding => ({
      level: 'warning',
      subject,
      text,
      advice,
    }),
    problem: (text: string, advice: string): Finding => ({
      level: 'problem',
      subject,
      text,
      advice,
    }),
  };
}
