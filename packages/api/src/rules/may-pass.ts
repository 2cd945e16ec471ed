const passing: readonly string[] = [
  'network_unreachable',
  'timeout',
  'rate_limited',
  'internal',
  'unavailable',
  'answer_unreadable',
  // Once somebody has made room.
  'storage_full',
  'storage_limit',
]

/** Whether a call that failed with this code may succeed later, as it is. */
export const mayPass = (code: string): boolean => passing.includes(code)
