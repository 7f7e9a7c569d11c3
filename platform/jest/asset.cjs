const { basename } = require('node:path');

/** In unit tests a style or a file is the last part of its address, which is never fetched. */
module.exports = {
  process: (_text, path) => ({ code: `module.exports = ${JSON.stringify(basename(path))};` }),
};
