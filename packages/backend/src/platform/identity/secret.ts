import { createHash, randomBytes } from 'node:crypto'

/** A random secret of so many bits, as text of letters, digits, dash and underscore. */
export const createSecret = (bits: 128 | 256): string => randomBytes(bits / 8).toString('base64url')

/** What is kept of a secret. It is random, so no salt or slow function is needed to keep it from being guessed. */
export const hashSecret = (secret: string): string => createHash('sha256').update(secret).digest('base64url')
