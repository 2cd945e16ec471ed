const MAX_LENGTH = 56

/** Letters that are no letter with an accent. */
const letters: Readonly<Record<string, string>> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', đ: 'd', ð: 'd', þ: 'th', ł: 'l', ı: 'i' }

/** A name as it stands in an address: `Café Número 1` is `cafe-numero-1`. Nothing where no letter or digit of it can. */
export const slugOf = (name: string): string | undefined => {
  const slug = name
    .toLowerCase()
    .replace(/[ßæœøđðþłı]/g, (letter) => letters[letter] ?? letter)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, MAX_LENGTH)
    .replace(/^-|-$/g, '')
  return slug === '' ? undefined : slug
}
