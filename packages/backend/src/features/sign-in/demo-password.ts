/** Of every demo account. The embedded provider serves on loopback addresses alone because of it: see config.ts. */
export const DEMO_PASSWORD = 'demo'
