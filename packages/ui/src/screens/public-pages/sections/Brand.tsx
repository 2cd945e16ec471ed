import { safeAddress } from '@tracemark/api/rules/rich-text'
import type { PublicContent } from '@tracemark/api/schemas'
import { useTranslate } from '../../../i18n/context.ts'
import { Icon } from '../../../icons/Icon.tsx'

import { useOwnWords } from '../own-words.ts'

interface BrandProps {
  brand: NonNullable<PublicContent['brandExperience']>
  name: string
}

/** Who makes it, in their own words. */
export const Brand = ({ brand: { title, text, image, link }, name }: BrandProps) => {
  const t = useTranslate()
  const own = useOwnWords()
  return (
    <section className="tm-brand">
      {image !== undefined && <img src={image} alt="" width={480} height={480} loading="lazy" />}
      <div>
        <p className="tm-public-sub">{t('public-more:brand')}</p>
        <h2 lang={own}>{title ?? name}</h2>
        {text.split(/\n+/).map((paragraph) => (
          <p key={paragraph} lang={own}>
            {paragraph}
          </p>
        ))}
        {link !== undefined && (
          <a className="tm-link tm-link-flush" href={safeAddress(link)} rel="noopener">
            {t('public-more:brand_link', { name })}
            <Icon name="right" size={16} />
          </a>
        )}
      </div>
    </section>
  )
}
