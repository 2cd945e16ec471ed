import type { PublicThing } from '@tracemark/api/schemas'
import { FactList, Facts } from '../../field/Facts/Facts.tsx'
import { Notice } from '../../field/Notice/Notice.tsx'
import { Stamp } from '../../field/Stamp/Stamp.tsx'
import { useFormat, useTranslate } from '../../i18n/context.ts'
import { attributeFacts } from './attribute-facts.ts'
import { Hero } from './Hero.tsx'
import { Journey } from './Journey.tsx'

export const PublicPage = ({ page: { organization, thing, highlights, journey, records } }: { page: PublicThing }) => {
  const t = useTranslate()
  const format = useFormat()
  const facts = attributeFacts(thing, t, format)
  const shown = format.number(records.count)
  const paragraphs = thing.description.split(/\n+/).filter((text) => text.trim() !== '')
  const statement =
    records.count === 0
      ? t('public-page:no_records')
      : records.latest === undefined
        ? t('public-page:records', { count: records.count, shown })
        : t('public-page:records_latest', { count: records.count, shown, date: format.day(records.latest) })
  return (
    <article aria-labelledby="tm-public-title">
      <Hero organization={organization} image={thing.heroImage ?? thing.image} />
      <div className="tm-public-sheet">
        <Stamp text={`${t('public-page:stamp')} · ${organization.name}`} />
        <div className="tm-public-name">
          <h1 id="tm-public-title" part="title">
            {thing.name}
          </h1>
          {organization.businessType !== undefined && (
            <p className="tm-public-sub">
              {organization.name}, {organization.businessType}
            </p>
          )}
        </div>
        <Notice kind="positive" title={t('public-page:registered_by', { name: organization.name })}>
          <small>{statement}</small>
        </Notice>
        {highlights.length > 0 && <Facts facts={highlights} />}
      </div>
      <div className="tm-public-body">
        {journey.length > 0 && <Journey steps={journey} />}
        <div>
          {facts.length > 0 && (
            <section>
              <h2>{t('public-page:attributes')}</h2>
              <FactList facts={facts} />
            </section>
          )}
          {paragraphs.length > 0 && (
            <section className="tm-public-about">
              <h2>{t('public-page:about')}</h2>
              {paragraphs.map((text) => (
                <p key={text}>{text}</p>
              ))}
            </section>
          )}
        </div>
      </div>
      <footer className="tm-public-foot">{t('public-page:footer', { name: organization.name })}</footer>
    </article>
  )
}
