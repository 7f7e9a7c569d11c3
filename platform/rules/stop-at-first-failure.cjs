const { TestEnvironment } = require('jest-environment-node');

/** One failure detects a mutant. jest's --bail stops only after the whole file. */
module.exports = class StopAtFirstFailure extends TestEnvironment {
  #hasFailed = false;

  handleTestEvent({ name, test }) {
    if (name === 'test_fn_failure' || name === 'hook_failure') this.#hasFailed = true;
    if (name === 'test_start' && this.#hasFailed) test.mode = 'skip';
  }
};
