/** Milliseconds for which a button says that something was copied. */
export const COPIED_FOR = 1500;
