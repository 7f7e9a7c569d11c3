import { cacheControl, remoteHeaders } from './headers';

it('a remote’s file is for the shell, and for no other page', () => {
  const headers = remoteHeaders('/remoteEntry.3f2a91bc.js', 'https://shop.example');
  expect(headers['Access-Control-Allow-Origin']).toBe('https://shop.example');
  expect(headers.Vary).toContain('Origin');
});

it.each([
  ['/main.5ec7662d.js', 'public, max-age=31536000, immutable'],
  ['/f/figtree-latin.f66e8674.woff2', 'public, max-age=31536000, immutable'],
  ['/registry.json', 'no-cache'],
  ['/remoteEntry.js', 'no-cache'],
  ['/cart', 'no-cache'],
])('%s may be stored: %s', (path, caching) => {
  expect(cacheControl(path)).toBe(caching);
});
