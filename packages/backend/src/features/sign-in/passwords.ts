import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto'

const KEY_BYTES = 32
const SALT_BYTES = 16
const COST: ScryptOptions = { N: 16_384, r: 8, p: 1 }

const derive = (password: string, salt: Buffer): Promise<Buffer> =>
  new Promise((resolve, reject) =>
    scrypt(password.normalize('NFC'), salt, KEY_BYTES, COST, (error, key) => (error ? reject(error) : resolve(key))),
  )

/** `scrypt$salt$key`, both base64url. */
export const hashPassword = async (password: string): Promise<string> => {
  const salt = randomBytes(SALT_BYTES)
  return `scrypt$${salt.toString('base64url')}$${(await derive(password, salt)).toString('base64url')}`
}

/** Takes as long without a hash as with one, so that the time doesn't tell who has an account. */
export const verifyPassword = async (password: string, hash: string | undefined): Promise<boolean> => {
  const [scheme, salt = '', key = ''] = (hash ?? '').split('$')
  const derived = await derive(password, Buffer.from(salt, 'base64url'))
  const expected = Buffer.from(key, 'base64url')
  return scheme === 'scrypt' && expected.length === derived.length && timingSafeEqual(derived, expected)
}
