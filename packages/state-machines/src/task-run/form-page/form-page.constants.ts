/** A form page that has not opened in this time is offered again; the specification names none. */
export const FORM_PAGE_TIMEOUT_MS = 20_000
