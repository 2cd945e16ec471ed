const passing: readonly string[] = ['network_unreachable', 'timeout', 'rate_limited', 'internal', 'unavailable', 'answer_unreadable']

/** Whether a call that failed with this code may succeed later, as it is. */
export const mayPass = (code: string): boolean => passing.includes(code)
