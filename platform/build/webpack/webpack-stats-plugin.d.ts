// The package has no types. These cover what client-build.js uses.
declare module 'webpack-stats-plugin' {
  import type { Compiler, StatsCompilation, StatsOptions } from 'webpack';

  export class StatsWriterPlugin {
    constructor(options: {
      filename: string;
      stats: StatsOptions;
      transform: (stats: StatsCompilation) => string;
    });
    apply(compiler: Compiler): void;
  }
}
