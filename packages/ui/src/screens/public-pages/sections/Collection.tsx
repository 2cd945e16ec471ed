import type { PublicRecord } from '@tracemark/api/schemas'
import { useId, useState } from 'react'
import { useFormat, useTranslate } from '../../../i18n/context.ts'
import { formatWhere, Way } from '../Journey.tsx'
import { useOwnWords } from '../own-words.ts'
import type { PublicBlock } from './public-block.ts'

const templates = ['list', 'grid', 'carousel', 'map'] as const
type Template = (typeof templates)[number]

interface CollectionProps {
  info: NonNullable<PublicBlock['collectionsInfo']>
  records: readonly PublicRecord[]
  /** What is collected here. */
  name: string
}

/** Side by side: in rows, or in one that is moved by the finger. Nothing moves by itself. */
const Cards = ({ records, template, name }: Omit<CollectionProps, 'info'> & { template: 'grid' | 'carousel' }) => {
  const format = useFormat()
  const own = useOwnWords()
  return (
    <ul className={`tm-cards tm-cards-${template}`} aria-label={name} tabIndex={template === 'carousel' ? 0 : undefined}>
      {records.map((record) => (
        <li key={record.id}>
          <strong lang={own}>{record.name}</strong>
          <span lang={own}>{formatWhere(record)}</span>
          <small>{format.day(record.date)}</small>
        </li>
      ))}
    </ul>
  )
}

/** Records that the organization shows together, as it wants them or, where it lets them choose, as visitors do. */
export const Collection = ({ info, records, name }: CollectionProps) => {
  const t = useTranslate()
  const group = useId()
  const [template, setTemplate] = useState<Template>(info.displayTemplate)
  const isPlaced = records.some(({ point }) => point !== undefined)
  return (
    <>
      {info.allowTemplateSwitching && (
        <fieldset className="tm-views">
          <legend className="tm-visually-hidden">{t('public-more:shown_as', { name })}</legend>
          {templates
            .filter((one) => one !== 'map' || isPlaced)
            .map((one) => (
              <label key={one}>
                <input type="radio" name={group} checked={one === template} onChange={() => setTemplate(one)} />
                {t(`public-more:as_${one}`)}
              </label>
            ))}
        </fieldset>
      )}
      {template === 'grid' || template === 'carousel' ? (
        <Cards records={records} template={template} name={name} />
      ) : (
        <Way steps={records} withMap={template === 'map'} />
      )}
    </>
  )
}
