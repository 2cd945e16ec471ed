import type { Attribute } from '../../components/AttributeList/rows.ts'

/** What makes a variant, as it was filled in. */
export interface NewVariantValues {
  name: string
  variantId: string
  description: string
  attributes: Attribute[]
  status: 'draft' | 'pending' | 'active'
}

/** Variant name: 3 to 20 characters (specification 1, section 5). */
export const NAME_MIN = 3
export const NAME_MAX = 20

export const isName = (name: string): boolean => [...name].length >= NAME_MIN && [...name].length <= NAME_MAX
export const isVariantId = (text: string): boolean => /^[A-Z0-9-]{3,12}$/.test(text)

/** What somebody most likely means: `sa 2026 4` is `SA-2026-4`. */
export const tidyId = (text: string): string => text.trim().replace(/\s+/g, '-').toUpperCase()

export const textOf = (form: HTMLFormElement, name: string): string => String(new FormData(form).get(name) ?? '').trim()
