import { safeAddress } from '@tracemark/api/rules/rich-text'
import type { PublicAsset } from '@tracemark/api/schemas'
import { createContext, useContext } from 'react'
import { useTranslate } from '../../i18n/context.ts'

type PublicSource = NonNullable<PublicAsset['sources']>[number]

const Sources = createContext<readonly PublicSource[]>([])

/** Says what of the page below came from other organizations. */
export const SourcesProvider = Sources.Provider

interface SourceProps {
  /** A value of the page, or a list of values that are short, `count` in all. */
  of: string
  count?: number
  text?: 'from' | 'picture_from'
}

/** Which other organization said this first, with the page that it says it on. Nothing where the organization says it itself. */
export const Source = ({ of, count = 1, text = 'from' }: SourceProps) => {
  const t = useTranslate()
  return useContext(Sources).map(({ name, address, values }) => {
    const taken = values.filter((value) => `${value}.`.startsWith(`${of}.`)).length
    return (
      taken > 0 && (
        <a key={address} className="tm-source" href={safeAddress(address)}>
          {t(`public-page:${taken < count ? 'partly_from' : text}`, { name })}
        </a>
      )
    )
  })
}
