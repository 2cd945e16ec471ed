import { safeAddress } from '@tracemark/api/rules/rich-text'
import type { PublicAsset } from '@tracemark/api/schemas'
import { Icon, type IconName } from '../../icons/Icon.tsx'

interface Way {
  icon: IconName
  href: string | undefined
  text: string
}

/** How somebody is reached, as far as it is said. */
export const listWays = ({ phone = '', email = '' }: { phone?: string | undefined; email?: string | undefined }): Way[] =>
  [
    { icon: 'phone' as const, href: `tel:${phone.replace(/[^\d+]/g, '')}`, text: phone },
    { icon: 'mail' as const, href: `mailto:${email}`, text: email },
  ].filter(({ text }) => text)

export const Ways = ({ ways }: { ways: readonly Way[] }) =>
  ways.map(({ icon, href, text }) => (
    <a key={text} className="tm-link tm-link-flush" href={href}>
      <Icon name={icon} size={18} />
      {text}
    </a>
  ))

/** How to ask the organization: as the first of its support contacts says, or else on its website. */
export const Contact = ({ organization: { website }, supportProfiles = [] }: Pick<PublicAsset, 'organization' | 'supportProfiles'>) => {
  const ways = supportProfiles.map(listWays).find(({ length }) => length > 0)
  if (ways) return <Ways ways={ways} />
  if (website === undefined) return null
  return <Ways ways={[{ icon: 'link', href: safeAddress(website), text: website.replace(/^.*?\/\/(www\.)?|\/$/g, '') }]} />
}
