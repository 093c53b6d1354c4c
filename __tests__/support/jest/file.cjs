/** Replaces every file that is imported for its address: pictures, fonts, plain CSS. */
module.exports = "test-file";
