/** In unit tests a style or a file is an address that nothing fetches. */
module.exports = 'asset';
