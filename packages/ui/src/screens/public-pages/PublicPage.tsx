import type { PublicAsset } from '@tracemark/api/schemas'
import { FactList } from '../../field/Facts/Facts.tsx'
import { findFocus } from '../../field/focus.ts'
import { RichText } from '../../field/RichText/RichText.tsx'
import { useFormat, useTranslate } from '../../i18n/context.ts'
import { attributeFacts } from './attribute-facts.ts'
import { Hero } from './Hero.tsx'
import { Journey } from './Journey.tsx'
import { OwnWordsProvider, useOwnWords } from './own-words.ts'
import { Sheet } from './Sheet.tsx'
import { Source, SourcesProvider } from './Source.tsx'
import type { PublicPageScreenProps } from './view.ts'

/** News right below the name. What else stands at the top, such as films, comes with its own kind. */
const TopBlocks = ({ blocks = [] }: { blocks: PublicAsset['blocks'] }) => {
  const own = useOwnWords()
  return blocks
    .filter(({ type, displayType, component }) => type !== 'panel' && displayType === 'top' && component.html !== undefined)
    .map(({ id, component }) => (
      <aside key={id} className="tm-public-banner">
        <RichText html={component.html ?? ''} lang={own} />
      </aside>
    ))
}

interface PublicPageProps extends Omit<PublicPageScreenProps, 'view' | 'onRetry'> {
  page: PublicAsset
}

const Page = ({ page, item, address, Sections, frame, runTask, copyContent, ownsHistory }: PublicPageProps) => {
  const t = useTranslate()
  const format = useFormat()
  const own = useOwnWords()
  const { organization, thing, journey, history, content } = page
  const facts = attributeFacts(thing, { t, format, own })
  const paragraphs = thing.description.split(/\n+/).filter((text) => text.trim() !== '')
  const hero = thing.heroImage ?? thing.image
  const hasWay = journey.length > 0 || history !== undefined
  return (
    <article aria-labelledby="tm-public-title">
      <Hero organization={organization} image={hero} focus={findFocus(page.images, hero)} overlay={content?.heroOverlayImage} />
      <Sheet page={page} item={item} address={address} />
      <TopBlocks blocks={page.blocks} />
      <div className={`tm-public-body${hasWay ? '' : ' tm-public-body-one'}`}>
        <div>
          {history && <Journey title={t('public-page:way_of_unit')} steps={history} />}
          {journey.length > 0 && <Journey title={t('public-page:journey')} steps={journey} list="journey" />}
        </div>
        <div>
          {paragraphs.length > 0 && (
            <section className="tm-public-about">
              <h2>{t('public-page:about')}</h2>
              <Source of="description" />
              {paragraphs.map((text) => (
                <p key={text} lang={own}>
                  {text}
                </p>
              ))}
            </section>
          )}
          {facts.length > 0 && (
            <section>
              <h2>{t('public-page:attributes')}</h2>
              <Source of="attributes" count={thing.attributes.length} />
              <FactList facts={facts} />
            </section>
          )}
        </div>
      </div>
      {Sections && <Sections page={page} frame={frame} runTask={runTask} copyContent={copyContent} ownsHistory={ownsHistory} />}
      <footer className="tm-public-foot">{t('public-page:footer', { name: organization.name })}</footer>
    </article>
  )
}

export const PublicPage = (props: PublicPageProps) => (
  <OwnWordsProvider value={props.page.organization.language}>
    <SourcesProvider value={props.page.sources ?? []}>
      <Page {...props} />
    </SourcesProvider>
  </OwnWordsProvider>
)
