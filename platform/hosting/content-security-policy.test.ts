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

  it('allows loopback addresses where developers may run a module from their own computer', () => {
    const open = contentSecurityPolicy({ ...reach, localModules: true });
    for (const name of ['script-src', 'style-src', 'img-src', 'font-src', 'connect-src'])
      expect(directive(open, name)).toEqual(expect.arrayContaining(LOOPBACK));
  });

  it.each([
    ['analytics', 'script-src', 'https://www.googletagmanager.com'],
    ['analytics', 'connect-src', 'https://www.google-analytics.com'],
    ['appCheck', 'script-src', 'https://www.google.com/recaptcha/'],
    ['appCheck', 'frame-src', 'https://recaptcha.google.com/recaptcha/'],
    ['appCheck', 'connect-src', 'https://content-firebaseappcheck.googleapis.com'],
  ])(
    'allows what %s needs only where the shop is configured for it: %s %s',
    (service, name, source) => {
      const optional = { ...reach.optional, [service]: true };
      expect(directive(contentSecurityPolicy({ ...reach, optional }), name)).toContain(source);
      expect(policy).not.toContain(source);
    },
  );

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
