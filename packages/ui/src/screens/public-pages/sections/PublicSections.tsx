import { safeAddress } from '@tracemark/api/rules/rich-text'
import { RichText } from '../../../field/RichText/RichText.tsx'
import { useTranslate } from '../../../i18n/context.ts'
import { Journey } from '../Journey.tsx'
import { useOwnWords } from '../own-words.ts'
import { Source } from '../Source.tsx'
import type { PublicSectionsProps } from '../view.ts'
import { Blocks, blocksAt } from './Blocks.tsx'
import { Brand } from './Brand.tsx'
import { CopyContent } from './CopyContent.tsx'
import { Evidence } from './Evidence.tsx'
import { Films } from './Films.tsx'
import { Pictures } from './Pictures.tsx'
import { Product } from './Product.tsx'
import { Services } from './Services.tsx'
import { Shopping } from './Shopping.tsx'
import { Support } from './Support.tsx'
import './sections.css'
import '../PublicPageScreen.css'

export type { PublicSectionsProps } from '../view.ts'

/** Everything below the first view, in the order of a label that is turned around: what it is, who made it, proof, help. */
export const PublicSections = ({ page, frame, runTask, copyContent, ownsHistory }: PublicSectionsProps) => {
  const t = useTranslate()
  const own = useOwnWords()
  const { organization, content = {}, images, blocks, events } = page
  const { longDescription, sectionImage, brandExperience, privacyPolicy } = content
  const at = blocksAt(blocks ?? [])
  return (
    <div className="tm-public-more">
      <Blocks blocks={at.before} frame={frame} />
      {longDescription !== undefined && (
        <section className="tm-public-text">
          <h2>{t('public-more:details')}</h2>
          <Source of="longDescription" />
          <RichText html={longDescription} lang={own} />
        </section>
      )}
      {images && <Pictures images={images} name={page.thing.name} ownsHistory={ownsHistory} />}
      {sectionImage !== undefined && <img className="tm-public-wide" src={sectionImage} alt="" width={1600} height={560} loading="lazy" />}
      {brandExperience && <Brand brand={brandExperience} name={organization.name} />}
      <Evidence certifications={page.certifications} documents={page.documents} />
      <Product facts={content.productInfo} panels={at.panels} />
      <Blocks blocks={at.after} frame={frame} />
      <Films videos={content.videos} blocks={at.films} />
      {page.services && runTask && <Services services={page.services} runTask={runTask} ownsHistory={ownsHistory} />}
      <Shopping offers={content.shopping} links={content.links} />
      {(events || page.supportProfiles) && (
        <div className="tm-public-two">
          {events && <Journey title={t('public-more:events')} steps={events} withMap={false} />}
          {page.supportProfiles && <Support profiles={page.supportProfiles} />}
        </div>
      )}
      <Blocks blocks={at.bottom} frame={frame} />
      {privacyPolicy !== undefined && (
        <p className="tm-public-privacy">
          <a className="tm-link" href={safeAddress(privacyPolicy)} rel="noopener">
            {t('public-more:privacy', { name: organization.name })}
          </a>
        </p>
      )}
      {page.item && copyContent && <CopyContent copy={copyContent} />}
    </div>
  )
}
