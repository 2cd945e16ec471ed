import type { Variant, VariantAttribute } from '@tracemark/api/schemas'

const isBase = ({ baseAttributeId }: VariantAttribute) => baseAttributeId !== undefined

/** A variant's attributes are edited on two tabs: those of the product, and the organization's own. What the other tab shows stays. */
export const attributePart = (tab: 'sustainability' | 'miscellaneous') => {
  const isMine = (attribute: VariantAttribute) => isBase(attribute) === (tab === 'sustainability')
  return {
    tab,
    getValues: ({ attributes }: Variant) => attributes.filter(isMine),
    getChanges: (values: VariantAttribute[], _before: VariantAttribute[], { attributes }: Variant) => {
      const others = attributes.filter((attribute) => !isMine(attribute))
      return { attributes: tab === 'sustainability' ? [...others, ...values] : [...values, ...others] }
    },
    otherKeys: ({ attributes }: Variant) => attributes.filter((attribute) => !isMine(attribute)).map(({ key }) => key),
  }
}
