import type { Account } from '../schemas/account.ts'

/** What stands for a person (specification 1, section 3: `displayImage`, `fallbackImage`, `avatar`). */
export interface AccountImages {
  /** The person's picture, where they have one that loads. */
  displayImage: string | undefined
  /** Their initials, which are drawn in its place. */
  fallbackImage: string
  /** What is shown of the two. */
  avatar: { image: string } | { initials: string }
}

const firstLetter = (name: string): string => [...name.trim()][0] ?? ''

/** `broken`: the address of a picture that did not load. */
export const accountImages = (
  { firstName, lastName, image }: Pick<Account, 'firstName' | 'lastName' | 'image'>,
  broken?: string,
): AccountImages => {
  const displayImage = image === broken ? undefined : image
  const fallbackImage = firstLetter(firstName) + firstLetter(lastName)
  return { displayImage, fallbackImage, avatar: displayImage === undefined ? { initials: fallbackImage } : { image: displayImage } }
}
