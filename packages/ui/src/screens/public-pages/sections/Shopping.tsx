import { safeAddress } from '@tracemark/api/rules/rich-text'
import type { PublicContent } from '@tracemark/api/schemas'
import { List } from '../../../field/List/List.tsx'
import { useFormat, useTranslate } from '../../../i18n/context.ts'
import type { Format } from '../../../i18n/format.ts'
import { useOwnWords } from '../own-words.ts'

type Offer = NonNullable<PublicContent['shopping']>[number]

interface ShoppingProps {
  offers: PublicContent['shopping']
  links: PublicContent['links']
}

/** As many as a price may have. */
const PRICE_DECIMALS = 3

const formatPrice = ({ price, currency }: Offer, format: Format): string | undefined =>
  // A currency may have fewer digits than its prices.
  price === undefined || currency === undefined
    ? undefined
    : format.intl(Number(price), { style: 'currency', currency, maximumFractionDigits: PRICE_DECIMALS })

export const Shopping = ({ offers, links }: ShoppingProps) => {
  const t = useTranslate()
  const format = useFormat()
  const own = useOwnWords()
  const getDetail = (offer: Offer) => {
    const price = formatPrice(offer, format)
    if (price === undefined) return offer.amount
    return offer.amount === undefined ? price : t('public-more:price_for', { price, amount: offer.amount })
  }
  if (!offers && !links) return null
  return (
    <div className="tm-public-two">
      {offers && (
        <section>
          <h2>{t('public-more:shopping')}</h2>
          <List
            items={offers.map((offer) => ({
              id: offer.url,
              title: offer.seller,
              detail: getDetail(offer),
              href: safeAddress(offer.url),
            }))}
          />
        </section>
      )}
      {links && (
        <section>
          <h2>{t('public-more:links')}</h2>
          <List items={links.map(({ label, url }) => ({ id: url, title: label, lang: own, href: safeAddress(url) }))} />
        </section>
      )}
    </div>
  )
}
