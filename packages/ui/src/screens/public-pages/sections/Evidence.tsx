import { safeAddress } from '@tracemark/api/rules/rich-text'
import type { Certification, PublicAsset } from '@tracemark/api/schemas'
import { List } from '../../../field/List/List.tsx'
import { useFormat, useNow, useTranslate } from '../../../i18n/context.ts'
import { Icon } from '../../../icons/Icon.tsx'

import { useOwnWords } from '../own-words.ts'
import { Source } from '../Source.tsx'

interface CertificateProps {
  certification: Certification
  /** Its place among the page's. */
  place: number
}

const Certificate = ({ certification: { name, issuer, number, validUntil, image, link, document }, place }: CertificateProps) => {
  const t = useTranslate()
  const format = useFormat()
  const now = useNow()
  const own = useOwnWords()
  const isOver = validUntil !== undefined && new Date(`${validUntil}T23:59:59Z`) < now()
  return (
    <li className={isOver ? 'tm-certificate tm-certificate-over' : 'tm-certificate'}>
      {image === undefined ? (
        <span>
          <Icon name={isOver ? 'clock' : 'verified'} size={24} />
        </span>
      ) : (
        <img src={image} alt="" width={48} height={48} loading="lazy" />
      )}
      <div>
        <strong lang={own}>{name}</strong>
        <Source of={`certifications.${place}`} />
        {issuer !== undefined && <small>{t('public-more:issued_by', { name: issuer })}</small>}
        {number !== undefined && <small>{t('public-more:certificate_number', { number })}</small>}
        {validUntil !== undefined && (
          <small>{t(isOver ? 'public-more:expired' : 'public-more:valid_until', { date: format.day(validUntil) })}</small>
        )}
        {document !== undefined && (
          <a href={safeAddress(document)} rel="noopener noreferrer">
            {t('public-more:read_certificate')}
          </a>
        )}
        {link !== undefined && (
          <a href={safeAddress(link)} rel="noopener noreferrer">
            {t('public-more:check_issuer')}
          </a>
        )}
      </div>
    </li>
  )
}

interface EvidenceProps {
  certifications: PublicAsset['certifications']
  documents: PublicAsset['documents']
}

/** Who else says so: certificates and papers. */
export const Evidence = ({ certifications, documents }: EvidenceProps) => {
  const t = useTranslate()
  const own = useOwnWords()
  if (!certifications && !documents) return null
  return (
    <div className="tm-public-two">
      {certifications && (
        <section>
          <h2>{t('public-more:certifications')}</h2>
          <ul className="tm-certificates">
            {certifications.map((certification, place) => (
              <Certificate key={`${certification.name} ${certification.number ?? ''}`} certification={certification} place={place} />
            ))}
          </ul>
        </section>
      )}
      {documents && (
        <section>
          <h2>{t('public-more:documents')}</h2>
          <Source of="documents" count={documents.length} />
          <List
            items={documents.map(({ id, name, file, gdti }) => ({
              id,
              title: name,
              lang: own,
              icon: 'document',
              detail: gdti === undefined ? undefined : `GDTI ${gdti}`,
              href: safeAddress(file),
            }))}
          />
        </section>
      )}
    </div>
  )
}
