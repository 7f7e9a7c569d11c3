const { runInThisContext } = require('node:vm');

/** These 150 small files have no state, so they are loaded once per worker instead of once per test file. */
const { createRequire } = runInThisContext("process.getBuiltinModule('node:module')");
module.exports = createRequire(__filename)('aria-query');
