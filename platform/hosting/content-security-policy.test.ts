import { createHash } from 'node:crypto';
import { contentSecurityPolicy, inlineHashes } from './content-security-policy';

const reach = {
  remotes: ['https://menu.example', 'https://cart.example'],
  pictures: ['https://menu.example'],
  localServices: [],
  localModules: false,
  optional: { analytics: false, appCheck: false },
  inline: { scripts: [], styles: [] },
};

const LOOPBACK = ['http://localhost:*', 'http://127.0.0.1:*'];

function directive(policy: string, name: string): string[] {
  const found = policy.split('; ').find((part) => part.startsWith(`${name} `));
  return found?.split(' ').slice(1) ?? [];
}

describe('the content security policy', () => {
  const policy = contentSecurityPolicy(reach);

  it('allows scripts and styles from the shell and the remotes in the registry only', () => {
    const expected = ["'self'", 'https://menu.example', 'https://cart.example'];
    expect(directive(policy, 'script-src')).toEqual(expected);
    expect(directive(policy, 'style-src')).toEqual(expected);
  });

  it.each([
    'https://identitytoolkit.googleapis.com',
    'https://securetoken.googleapis.com',
    'https://firestore.googleapis.com',
    'https://api.emailjs.com',
  ])('allows calls to %s, which the shop needs in production', (origin) => {
    expect(directive(policy, 'connect-src')).toContain(origin);
  });

  describe('where developers may run a module from their own computer', () => {
    const open = contentSecurityPolicy({ ...reach, localModules: true });

    it.each(['script-src', 'style-src', 'img-src', 'font-src', 'connect-src'])(
      'allows loopback addresses in %s',
      (name) => {
        expect(directive(open, name)).toEqual(expect.arrayContaining(LOOPBACK));
      },
    );
  });

  it('allows calls to the local services only where there are any', () => {
    const local = contentSecurityPolicy({ ...reach, localServices: ['http://127.0.0.1:9099'] });
    expect(directive(local, 'connect-src')).toContain('http://127.0.0.1:9099');
    expect(policy).not.toContain('http://127.0.0.1:9099');
  });

  it('allows the analytics hosts only when the site is configured for them', () => {
    expect(policy).not.toMatch(/google-analytics|googletagmanager/);
    const measuring = contentSecurityPolicy({
      ...reach,
      optional: { analytics: true, appCheck: false },
    });
    expect(directive(measuring, 'script-src')).toContain('https://www.googletagmanager.com');
    expect(directive(measuring, 'connect-src')).toContain('https://www.google-analytics.com');
  });

  describe('of a site that is configured for App Check', () => {
    const checking = contentSecurityPolicy({
      ...reach,
      optional: { analytics: false, appCheck: true },
    });

    it.each([
      ['script-src', 'https://www.google.com/recaptcha/'],
      ['script-src', 'https://www.gstatic.com/recaptcha/'],
      ['frame-src', 'https://www.google.com/recaptcha/'],
      ['frame-src', 'https://recaptcha.google.com/recaptcha/'],
      ['connect-src', 'https://www.google.com/recaptcha/'],
      ['connect-src', 'https://content-firebaseappcheck.googleapis.com'],
    ])('has in %s also %s', (name, source) => {
      expect(directive(checking, name)).toContain(source);
      expect(policy).not.toContain(source);
    });
  });

  it('keeps the shop out of frames on other sites', () => {
    expect(directive(policy, 'frame-ancestors')).toEqual(["'none'"]);
  });

  it('allows an inline script by its hash, and no other', () => {
    const inline = inlineHashes(
      '<script>tap()</script><style>a{}</style><script src="/x.js"></script>',
    );
    const withInline = contentSecurityPolicy({ ...reach, inline });
    const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
    expect(directive(withInline, 'script-src')).toEqual([
      ...directive(policy, 'script-src'),
      hash('tap()'),
    ]);
    expect(directive(withInline, 'style-src')).toEqual([
      ...directive(policy, 'style-src'),
      hash('a{}'),
    ]);
  });
});
