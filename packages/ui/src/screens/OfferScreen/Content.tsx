import type { VariantOffer } from '@tracemark/api/schemas'
import { Card } from '../../components/Card/Card.tsx'
import { Facts } from '../../components/RecordHeader/parts.tsx'
import { useFormat, useTranslate } from '../../i18n/context.ts'

/** What an offer gives: the variant, and of its asset what is needed. */
export const Content = ({ offer: { content, assessments } }: { offer: VariantOffer }) => {
  const t = useTranslate()
  const format = useFormat()
  const { thing, attributes, components, description } = content
  const counted = [
    ...(components.length > 0 ? [t('offers:components', { count: components.length, shown: format.number(components.length) })] : []),
    ...(assessments.length > 0 ? [t('offers:assessments', { count: assessments.length, shown: format.number(assessments.length) })] : []),
  ]
  const facts = [
    { label: t('assets:one'), value: thing.name },
    ...attributes.map(({ key, value, type, unit }) => {
      const said = type === 'boolean' ? t(value === 'true' ? 'forms:attributes.true' : 'forms:attributes.false') : value
      return { label: key, value: unit === undefined ? said : `${said} ${unit}` }
    }),
    ...thing.attributes.map(({ label, value }) => ({ label, value: String(value) })),
  ]
  return (
    <Card title={t('offers:comes.title')}>
      {description !== undefined && description !== '' && <p>{description}</p>}
      <Facts>
        {facts.map(({ label, value }) => (
          <div key={`${label} ${value}`}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </Facts>
      {counted.length > 0 && <small>{format.list(counted)}</small>}
    </Card>
  )
}
