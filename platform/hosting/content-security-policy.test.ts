import { createHash } from 'node:crypto';
import { contentSecurityPolicy, inlineHashes, NO_SERVICES } from './content-security-policy';

const reach = {
  remotes: ['https://hours.example', 'https://news.example'],
  pictures: ['https://hours.example'],
  localServices: [],
  localModules: false,
  services: NO_SERVICES,
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

  it('allows what the services of the shop load and call, and no frame without one', () => {
    const services = {
      scripts: ['https://scripts.example'],
      images: ['https://images.example'],
      frames: ['https://frames.example'],
      calls: ['https://calls.example'],
    };
    const reaching = contentSecurityPolicy({ ...reach, services });
    expect(directive(reaching, 'script-src')).toContain('https://scripts.example');
    expect(directive(reaching, 'img-src')).toContain('https://images.example');
    expect(directive(reaching, 'frame-src')).toEqual(['https://frames.example']);
    expect(directive(reaching, 'connect-src')).toContain('https://calls.example');
    expect(directive(policy, 'frame-src')).toEqual(["'none'"]);
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
