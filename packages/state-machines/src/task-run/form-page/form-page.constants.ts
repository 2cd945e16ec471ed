/** After this time without a message of the form page, the worker reads what to do. The specification names none. */
export const FORM_PAGE_SILENCE_MS = 8_000
