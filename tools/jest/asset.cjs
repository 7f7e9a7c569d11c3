/** In unit tests styles and files are empty addresses. */
module.exports = '';
