const { createElement } = require('react');

/** In unit tests an icon is an empty picture: lucide-react would run 1.3 MB for each test file. */
const Icon = ({ className }) => createElement('svg', { 'aria-hidden': true, className });

module.exports = new Proxy({}, { get: (_target, name) => (name === '__esModule' ? false : Icon) });
