const { runInThisContext } = require('node:vm');

/** 150 small files without state: loaded once for a worker instead of once for each test file. */
const { createRequire } = runInThisContext("process.getBuiltinModule('node:module')");
module.exports = createRequire(__filename)('aria-query');
