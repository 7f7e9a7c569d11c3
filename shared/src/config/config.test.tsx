/** Each test gets a page without a configuration. */
async function freshPage(html: string) {
  document.body.innerHTML = html;
  jest.resetModules();
  return import('./config');
}

const block = (content: string) =>
  `<script type="application/json" id="site-config">${content}</script>`;

it.each([
  ['has no block', '', 'the page has no block #site-config'],
  ['has a block cut off', block('{"a":'), 'the block #site-config in the page is not JSON'],
])('a page that %s says what is wrong and has no configuration', async (_case, html, problem) => {
  const { startConfig, siteConfig, ConfigError } = await freshPage(html);
  expect(() => startConfig(document)).toThrow(new ConfigError([problem]));
  expect(() => siteConfig()).toThrow('The configuration is not there yet.');
});
