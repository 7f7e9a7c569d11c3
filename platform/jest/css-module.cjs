/** In unit tests a CSS module's class is its own name. */
module.exports = new Proxy({}, { get: (_target, name) => (name === '__esModule' ? false : name) });
