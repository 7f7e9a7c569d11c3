import { testSiteConfig } from '../testing/site-config';

/** Each test gets a page without a configuration. */
async function freshPage(html: string) {
  document.body.innerHTML = html;
  jest.resetModules();
  return import('./config');
}

const block = (content: string) =>
  `<script type="application/json" id="site-config">${content}</script>`;

describe('a page', () => {
  it('reads its configuration from its document', async () => {
    const { startConfig, siteConfig } = await freshPage(block(JSON.stringify(testSiteConfig)));
    expect(startConfig(document)).toEqual(testSiteConfig);
    expect(siteConfig()).toEqual(testSiteConfig);
  });

  it.each([
    ['has no block', '', 'the page has no block #site-config'],
    ['has a block cut off', block('{"a":'), 'the block #site-config in the page is not JSON'],
    ['has an empty object in the block', block('{}'), 'business is missing'],
  ])(
    'that %s says what is wrong and starts with no configuration',
    async (_case, html, problem) => {
      const { startConfig, siteConfig, ConfigError } = await freshPage(html);
      expect(() => startConfig(document)).toThrow(ConfigError);
      expect(() => startConfig(document)).toThrow(problem);
      expect(() => siteConfig()).toThrow('The configuration is not there yet.');
    },
  );
});
