import { safeAddress } from '@tracemark/api/rules/rich-text'
import type { PublicAsset } from '@tracemark/api/schemas'
import { createContext, useContext } from 'react'
import { useTranslate } from '../../i18n/context.ts'

type PublicSource = NonNullable<PublicAsset['sources']>[number]

const Sources = createContext<readonly PublicSource[]>([])

/** Says what of the page below came from other organizations. */
export const SourcesProvider = Sources.Provider

const From = ({ text, address }: { text: string; address: string }) => (
  <a className="tm-source" href={safeAddress(address)} rel="noopener">
    {text}
  </a>
)

/** Which other organization said this first, with the page that it says it on. Nothing where the organization says it itself. */
export const Source = ({ of, text = 'from' }: { of: string; text?: 'from' | 'picture_from' }) => {
  const t = useTranslate()
  const source = useContext(Sources).find(({ values }) => values.includes(of))
  return source && <From text={t(`public-page:${text}`, { name: source.name })} address={source.address} />
}

/** The same of a list, whose values are many and short. */
export const ListSource = ({ of, count }: { of: string; count: number }) => {
  const t = useTranslate()
  return useContext(Sources).map(({ name, address, values }) => {
    const taken = values.filter((value) => value.startsWith(`${of}.`)).length
    return taken > 0 && <From key={address} text={t(`public-page:${taken < count ? 'partly_from' : 'from'}`, { name })} address={address} />
  })
}
