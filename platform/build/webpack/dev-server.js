// @ts-check

/**
 * The development server of a module: its entry for the shell and, for a remote, a page to run alone.
 * @param {{ port: number }} module
 * @returns {import('webpack-dev-server').Configuration}
 */
export function devServer({ port }) {
  return {
    host: '127.0.0.1',
    port,
    allowedHosts: 'all',
    historyApiFallback: true,
    headers: { 'Access-Control-Allow-Origin': '*', 'Timing-Allow-Origin': '*' },
    client: {
      overlay: { errors: true, warnings: false, runtimeErrors: false },
      logging: 'warn',
    },
    static: false,
    setupMiddlewares(middlewares, server) {
      // The local cloud says where things run; see platform/local-cloud.
      server.app?.get('/registry.json', (_request, response) => {
        response.setHeader('Cache-Control', 'no-cache');
        response.setHeader('Content-Type', 'application/json');
        response.end(process.env.SIMMER_REGISTRY ?? '{"modules":{}}');
      });
      return middlewares;
    },
  };
}
