// @ts-check
import { resolve } from 'node:path';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';

const adoptedStyle = resolve(import.meta.dirname, 'adopted-style.js');
const hoverStyles = resolve(import.meta.dirname, 'hover-styles.js');
/**
 * Code that loads later and is never part of a composed page has its styles in its script, because a file would be one
 * more request.
 */
const LATE_STYLES = /\.late\.module\.css$/;
/** Documents contain the text of these functions, which tell guests with an old browser what to do. */
const IN_EVERY_BROWSER = /\.es2015\.ts$/;

/**
 * TypeScript by swc, styles as CSS modules extracted to files, images and fonts as files.
 * @param {{ name: string, isProduction: boolean, target: 'client' | 'server' }} build
 * @returns {import('webpack').RuleSetRule[]}
 */
export function loaders({ name, isProduction, target }) {
  const isServer = target === 'server';
  return [
    {
      test: /\.tsx?$/,
      exclude: /node_modules/,
      oneOf: [
        ...(isServer ? [{ include: IN_EVERY_BROWSER, ...typeScript('es2015') }] : []),
        typeScript('es2022'),
      ],
    },
    // These also apply where HTML is rendered, which the browser's code takes over.
    ...(isProduction
      ? [
          {
            test: /lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/]/,
            loader: resolve(import.meta.dirname, 'trim-icons.js'),
          },
        ]
      : []),
    ...(isProduction && !isServer
      ? [
          {
            test: /react-router[\\/]dist[\\/].*[\\/]chunk-\w+\.mjs$/,
            loader: resolve(import.meta.dirname, 'trim-router.js'),
          },
        ]
      : []),
    {
      test: /\.css$/,
      oneOf: [
        { include: LATE_STYLES, use: styleLoaders(adoptedStyle) },
        { use: styleLoaders(MiniCssExtractPlugin.loader) },
      ],
    },
    {
      test: /\.(svg|woff2|avif|webp|png)$/,
      type: 'asset/resource',
      generator: { emit: !isServer },
    },
  ];

  /** @param {import('@swc/core').JscTarget} version of the language */
  function typeScript(version) {
    return {
      loader: 'swc-loader',
      options: {
        jsc: {
          parser: { syntax: 'typescript', tsx: true },
          transform: {
            react: { runtime: 'automatic', development: !isProduction },
            // Removes code for the composed page from the browser's build.
            optimizer: { globals: { typeofs: { window: isServer ? 'undefined' : 'object' } } },
          },
          target: version,
        },
      },
    };
  }

  /** @param {string} loader that puts the styles on the page. */
  function styleLoaders(loader) {
    return [
      // The client build emits the styles. Server-rendered HTML needs only their class names.
      ...(isServer ? [] : [loader]),
      {
        loader: 'css-loader',
        options: {
          importLoaders: 1,
          modules: {
            exportOnlyLocals: isServer,
            auto: true,
            // Every selector of a remote has a class of the remote, so that it matches nothing of another module.
            mode: name === 'shell' ? 'local' : 'pure',
            namedExport: false,
            exportLocalsConvention: 'as-is',
            // The module's name, as a prefix or in the hash, distinguishes the classes of two modules.
            localIdentName: isProduction
              ? `${name.charAt(0)}[hash:base64:5]`
              : `${name}__[name]__[local]`,
            localIdentHashSalt: name,
          },
        },
      },
      hoverStyles,
    ];
  }
}
