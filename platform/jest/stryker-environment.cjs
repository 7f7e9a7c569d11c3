const JsdomEnvironment = require('@stryker-mutator/jest-runner/jest-env/jsdom');
const NodeEnvironment = require('@stryker-mutator/jest-runner/jest-env/node');

/** The environment of the test's project, because Stryker uses one for all of them. */
module.exports = class StrykerEnvironment {
  constructor(config, context) {
    const isDom = config.projectConfig.displayName.name === 'dom';
    return isDom ? new JsdomEnvironment(config, context) : new NodeEnvironment(config, context);
  }
};
