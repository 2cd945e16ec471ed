/** How often a run is asked whether a wallet has answered its invitation (specification 1, section 9). */
export const CREDENTIAL_POLLING_MS = 3_000

/** After this time an invitation to a credential is over; the specification names none. */
export const CREDENTIAL_INVITATION_MS = 10 * 60_000
