/** In unit tests a style or a file is a URL that is never fetched. */
module.exports = 'asset';
