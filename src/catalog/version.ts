/** The version of this package; a test holds it equal to package.json. Stated in every evidence. */
export const ENGINE_VERSION = '0.2.0';
