/** In unit tests, each class of a CSS module is its own name. */
module.exports = new Proxy({}, { get: (_target, name) => (name === '__esModule' ? false : name) });
