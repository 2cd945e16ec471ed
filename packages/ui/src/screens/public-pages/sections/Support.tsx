import { safeAddress } from '@tracemark/api/rules/rich-text'
import type { PublicAsset } from '@tracemark/api/schemas'
import { RichText } from '../../../field/RichText/RichText.tsx'
import { useTranslate } from '../../../i18n/context.ts'
import { listWays, Ways } from '../Contact.tsx'
import { Way } from '../Journey.tsx'
import { useOwnWords } from '../own-words.ts'

type Profile = NonNullable<PublicAsset['supportProfiles']>[number]

const Help = ({ profile }: { profile: Profile }) => {
  const t = useTranslate()
  const own = useOwnWords()
  const { headerText, mainText, mainContent, showExpanded, primaryImage, secondaryImage, kmlLink, collection } = profile
  const ways = [
    ...listWays(profile),
    ...(kmlLink === undefined ? [] : [{ icon: 'map' as const, href: safeAddress(kmlLink), text: t('public-more:map') }]),
  ]
  return (
    <div className="tm-help">
      {primaryImage !== undefined && <img src={primaryImage} alt="" width={72} height={72} loading="lazy" />}
      <div>
        <h3 lang={own}>{headerText ?? profile.name}</h3>
        {headerText !== undefined && headerText !== profile.name && (
          <p className="tm-public-sub" lang={own}>
            {profile.name}
          </p>
        )}
        {mainText !== undefined && <p lang={own}>{mainText}</p>}
        {mainContent !== undefined && (showExpanded || mainText === undefined) && <RichText html={mainContent} lang={own} />}
        {mainContent !== undefined && !showExpanded && mainText !== undefined && (
          <details>
            <summary lang={own}>{profile.name}</summary>
            <RichText html={mainContent} lang={own} />
          </details>
        )}
        {secondaryImage !== undefined && (
          <img className="tm-help-wide" src={secondaryImage} alt="" width={640} height={360} loading="lazy" />
        )}
        <Ways ways={ways} />
        {collection && (
          <details open={showExpanded}>
            <summary lang={own}>{collection.name}</summary>
            <Way steps={collection.records} withMap={false} />
          </details>
        )}
      </div>
    </div>
  )
}

export const Support = ({ profiles }: { profiles: readonly Profile[] }) => {
  const t = useTranslate()
  return (
    <section>
      <h2>{t('public-more:support')}</h2>
      {profiles.map((profile) => (
        <Help key={profile.id} profile={profile} />
      ))}
    </section>
  )
}
