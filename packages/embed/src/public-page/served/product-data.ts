import { plainText } from '@tracemark/api/rules/rich-text'
import type { PublicAsset } from '@tracemark/api/schemas'

const DESCRIPTION_MAX = 200

/** The page in a sentence or two, for search engines and previews of links. */
export const getDescription = ({ thing, content, organization }: PublicAsset): string => {
  const text = (thing.description.trim() || plainText(content?.longDescription ?? '') || `${thing.name}, ${organization.name}`).replace(
    /\s+/g,
    ' ',
  )
  if (text.length <= DESCRIPTION_MAX) return text
  const cut = text.slice(0, DESCRIPTION_MAX)
  return `${cut.slice(0, cut.lastIndexOf(' ') + 1 || DESCRIPTION_MAX).trimEnd()}…`
}

export const listImages = ({ thing, images = [] }: PublicAsset): string[] => [
  ...new Set([thing.heroImage, thing.image, ...images.map(({ image }) => image)].filter((image) => image !== undefined)),
]

/** What a preview of a link shows: who makes them draws no SVG. */
export const getPreview = (page: PublicAsset): string | undefined =>
  page.content?.previewImage ?? listImages(page).find((image) => !/\.svg(?:$|[?#])/i.test(image))

const listOffers = ({ content }: PublicAsset) =>
  (content?.shopping ?? []).flatMap(({ seller, url, price, currency }) =>
    price === undefined || currency === undefined
      ? []
      : [{ '@type': 'Offer', url, price, priceCurrency: currency, seller: { '@type': 'Organization', name: seller } }],
  )

/** Without those of other organizations: what is said here is said of this product by the one that the page is of. */
const listCertifications = ({ certifications = [], sources = [] }: PublicAsset) => {
  const taken = new Set(sources.flatMap(({ values }) => values))
  const own = certifications.filter((_, index) => !taken.has(`certifications.${index}`))
  return own.map(({ name, issuer, number, validUntil, link }) => ({
    '@type': 'Certification',
    name,
    ...(issuer !== undefined && { issuedBy: { '@type': 'Organization', name: issuer } }),
    ...(number !== undefined && { certificationIdentification: number }),
    ...(validUntil !== undefined && { expires: validUntil }),
    ...(link !== undefined && { url: link }),
  }))
}

/** What stands on the page, as schema.org has it: nothing that a visitor could not read there. */
export const productData = (page: PublicAsset, address: string, absolute: (path: string) => string): object => {
  const { organization, thing, item } = page
  const images = listImages(page).map(absolute)
  const offers = listOffers(page)
  const certifications = listCertifications(page)
  const attributes = thing.attributes.filter(({ value }) => value.trim() !== '')
  return {
    '@context': 'https://schema.org',
    '@type': item ? 'IndividualProduct' : 'Product',
    name: thing.name,
    description: getDescription(page),
    url: address,
    ...(images.length > 0 && { image: images }),
    brand: {
      '@type': 'Brand',
      name: organization.name,
      ...(organization.image !== undefined && { logo: absolute(organization.image) }),
    },
    ...(thing.gtin !== undefined && { gtin: thing.gtin }),
    ...(item && { serialNumber: item.name }),
    ...(attributes.length > 0 && {
      additionalProperty: attributes.map(({ label, value, name = label, valueText = value }) => ({
        '@type': 'PropertyValue',
        name,
        value: valueText,
      })),
    }),
    ...(certifications.length > 0 && { hasCertification: certifications }),
    ...(offers.length > 0 && { offers }),
  }
}
