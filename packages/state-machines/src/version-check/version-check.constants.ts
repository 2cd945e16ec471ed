/** How often the deployed release is compared with the running one (specification 2, section 9). */
export const VERSION_CHECK_INTERVAL_MS = 120_000
