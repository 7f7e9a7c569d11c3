const { TestEnvironment } = require('jest-environment-node');

/** A mutant is dead after one failure. jest's own --bail looks up only at the end of a file. */
module.exports = class StopAtFirstFailure extends TestEnvironment {
  #hasFailed = false;

  handleTestEvent({ name, test }) {
    if (name === 'test_fn_failure' || name === 'hook_failure') this.#hasFailed = true;
    if (name === 'test_start' && this.#hasFailed) test.mode = 'skip';
  }
};
