import { readdirSync, readFileSync } from 'node:fs';
import { HOST, MODULE_LIST } from './platform/modules/modules.js';

/** What `platform/run.mjs` runs. The other files of the folder are only used by these. */
const commands = readdirSync('platform/cli')
  .map((name) => `platform/cli/${name}`)
  .filter((file) => /^export const command =/m.test(readFileSync(file, 'utf8')));

/** What webpack and the platform load of each module. */
const modules = MODULE_LIST.map(({ name, exposes = {}, serverParts }) => {
  const parts = Object.values({ ...exposes, ...serverParts }).map((file) => file.slice(2));
  const entry =
    name === HOST ? ['src/index.ts', 'src/server.tsx'] : ['src/standalone.ts', ...parts];
  const tools = ['tools/*.platform.ts', 'tools/**/*.cloud.test.ts'];
  return [name, { entry: [...entry, ...tools], ignoreDependencies: ['react', 'react-router-dom'] }];
});

export default {
  include: [
    'files',
    'dependencies',
    'unlisted',
    'binaries',
    'unresolved',
    'exports',
    'types',
    'enumMembers',
    'namespaceMembers',
    'duplicates',
  ],
  // Another shop.
  ignore: ['platform/testing/library/**'],
  workspaces: {
    ...Object.fromEntries(modules),
    '.': {
      entry: [
        ...commands,
        'platform/build/webpack/{adopted-style,icon,server-public-path,trim-icons,trim-router,jsx-of-shared-react,bundler-runtime/{no-sentences,provide,use}}.{js,ts}',
        'platform/jest/*.{js,mjs,cjs,ts}',
        'platform/build/webpack/module.config.js',
        'platform/lint/lint-workflows.mjs',
        'platform/**/*.cloud.test.ts',
        'e2e/**/*.spec.ts',
        'e2e/playwright.config.ts',
      ],
      ignoreDependencies: [
        '@module-federation/runtime',
        '@module-federation/webpack-bundler-runtime',
        'css-loader',
        'esbuild',
        'maildev',
        'swc-loader',
        'typescript-native',
        'unicorn-magic',
        'webpack-cli',
      ],
    },
    shared: {
      entry: ['tools/**/*.cloud.test.ts'],
    },
    bench: {
      entry: ['bench.ts', 'build/webpack.config.js', 'sources/*.ts', 'probe.ts'],
      ignoreDependencies: ['menu_mfe', 'cart_mfe', 'editor_mfe'],
    },
  },
};
