/** The tests use the Firefox that is installed: nothing is downloaded. */
module.exports = { skipDownload: true };
