// Each class of a CSS module by its own name.
module.exports = new Proxy({}, { get: (_classes, name) => (name === '__esModule' ? false : name) });
