/** The most that one file may have (specification 1, section 9: 10 MB), in bytes. Device and server hold the same. */
export const MAX_UPLOAD_BYTES = 10 * 1024 * 1024
