import type { VariantOffer } from '@tracemark/api/schemas'
import { attributeText } from '../../../components/AttributeList/attribute-text.ts'
import { attributeWords, type NamedAttribute } from '../../../components/AttributeList/attribute-words.ts'
import { Card } from '../../../components/Card/Card.tsx'
import { type Fact, FactList } from '../../../components/RecordHeader/FactList.tsx'
import { useFormat, useTranslate } from '../../../i18n/context.ts'
import { Owner } from './parts.ts'

interface ContentProps {
  offer: VariantOffer
  /** What a unit of measure is called, by its code. */
  getUnitName: (code: string) => string
  /** Attributes that come with the product; undefined while they are loaded. */
  known?: readonly NamedAttribute[] | undefined
}

/** What an offer gives: the variant, and of its asset what is needed. */
export const Content = ({ offer: { content, assessments }, getUnitName, known = [] }: ContentProps) => {
  const t = useTranslate()
  const format = useFormat()
  const words = attributeWords(known, format.locale)
  const { name, thing, attributes, components, description } = content
  const counted = [
    ...(components.length > 0 ? [t('offers:components', { count: components.length, shown: format.number(components.length) })] : []),
    ...(assessments.length > 0 ? [t('offers:assessments', { count: assessments.length, shown: format.number(assessments.length) })] : []),
  ]
  // The two may name the same fact, such as an altitude, and mean another: each says whose it is.
  const groups = [
    ...(attributes.length > 0
      ? [
          {
            title: `${t('names:variants.one')} ${name}`,
            facts: attributes.map(
              ({ unit, ...attribute }): Fact => [
                words.label(attribute.key, attribute.baseAttributeId),
                words.value(attribute.value, attribute.baseAttributeId) ??
                  attributeText({ ...attribute, ...(unit !== undefined && { unit: getUnitName(unit) }) }, t, format),
              ],
            ),
          },
        ]
      : []),
    {
      title: `${t('names:assets.one')} ${thing.name}`,
      facts: thing.attributes.map(
        ({ label, value, type, unit }): Fact => [
          words.label(label, words.getId(label)),
          words.value(value, words.getId(label)) ??
            attributeText({ key: label, value, type, ...(unit !== undefined && { unit: getUnitName(unit) }) }, t, format),
        ],
      ),
    },
  ]
  return (
    <Card title={t('offers:comes.title')}>
      {description !== undefined && description !== '' && <p>{description}</p>}
      {groups.map(({ title, facts }) => (
        <section key={title} aria-label={title}>
          <Owner>{title}</Owner>
          <FactList facts={facts} />
        </section>
      ))}
      {counted.length > 0 && <small>{format.list(counted)}</small>}
    </Card>
  )
}
