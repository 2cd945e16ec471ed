import { foldText } from './fold-text.ts'

const MAX_LENGTH = 56

/** A name as it stands in an address: `Café Número 1` is `cafe-numero-1`. Nothing where no letter or digit of it can. */
export const toSlug = (name: string): string | undefined => {
  const slug = foldText(name)
    .replace(/'/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, MAX_LENGTH)
    .replace(/^-|-$/g, '')
  return slug === '' ? undefined : slug
}
