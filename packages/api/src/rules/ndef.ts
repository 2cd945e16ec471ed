/** What a URI record writes in place of the beginning of an address, by its code (NFC Forum, URI Record Type Definition). */
const beginnings = ['', 'http://www.', 'https://www.', 'http://', 'https://'] as const

/** Bytes that tags of the NTAG21x family have for what is written on them (NXP, data sheet NTAG213/215/216). */
export const nfcTags = { NTAG213: 144, NTAG215: 504, NTAG216: 888 } as const
export type NfcTag = keyof typeof nfcTags

/** The longest payload of a short record, and of what its tag says with one byte. */
const SHORT = 255

/** The one NDEF record that a tag must carry to open an address: a URI record, with the beginning of the address as a code. */
export const ndefUriRecord = (uri: string): Uint8Array => {
  const longest = beginnings.reduce((best, beginning, code) => {
    const isLonger = uri.startsWith(beginning) && beginning.length > (beginnings[best]?.length ?? 0)
    return isLonger ? code : best
  }, 0)
  const text = new TextEncoder().encode(uri.slice(beginnings[longest]?.length))
  const length = text.length + 1
  const isShort = length <= SHORT
  // The only record, of a well-known type, whose name is the one letter U.
  const flags = 0xc1 | (isShort ? 0x10 : 0)
  const size = isShort ? [length] : [length >>> 24, (length >>> 16) & 0xff, (length >>> 8) & 0xff, length & 0xff]
  return Uint8Array.from([flags, 1, ...size, 0x55, longest, ...text])
}

/** Bytes of a tag that a record takes: with its tag, its length and the mark of the end. */
export const bytesOnTag = (record: Uint8Array): number => record.length + (record.length < SHORT ? 2 : 4) + 1

/** `D1 01 0E 55 04 …` */
export const toHex = (bytes: Uint8Array): string => [...bytes].map((byte) => byte.toString(16).padStart(2, '0').toUpperCase()).join(' ')
