const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'
const MODULUS = ALPHABET.length

/** Letters and digits alone count: how a name is written, with dashes or in small letters, does not matter. */
const characters = (name: string): string[] => [...name.toUpperCase()].filter((character) => ALPHABET.includes(character))

/**
 * The check character of a unit's name, ISO/IEC 7064 MOD 37,36: it shows every single wrong character, and nearly every two
 * that changed places.
 */
export const unitChecksum = (name: string): string => {
  const product = characters(name).reduce((carried, character) => {
    const sum = (carried + ALPHABET.indexOf(character)) % MODULUS || MODULUS
    return (sum * 2) % (MODULUS + 1)
  }, MODULUS)
  return ALPHABET.charAt((MODULUS + 1 - product) % MODULUS)
}

export const isUnitChecksum = (name: string, checksum: string): boolean => unitChecksum(name) === checksum.toUpperCase()
