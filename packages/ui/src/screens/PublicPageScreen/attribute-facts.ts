import type { PublicAsset, PublicAttribute } from '@tracemark/api/schemas'
import type { Fact } from '../../field/Facts/Facts.tsx'
import type { Format } from '../../i18n/format.ts'
import type { Translate } from '../../i18n/keys.ts'
import { numberText } from '../../i18n/number-text.ts'

const write = ({ type, value }: PublicAttribute, t: Translate, format: Format): string => {
  switch (type) {
    case 'number':
      return numberText(value, format)
    case 'boolean':
      return value === 'true' ? t('public-page:yes') : value === 'false' ? t('public-page:no') : value
    case 'date':
      return Number.isNaN(Date.parse(value)) ? value : format.day(value)
    case 'string':
      return value
  }
}

/** The attributes in the reader's writing, and the GTIN in groups of four. */
export const attributeFacts = (
  { attributes, gtin }: PublicAsset['thing'],
  { t, format, own }: { t: Translate; format: Format; own: string | undefined },
): Fact[] => [
  // Without a value there is nothing to tell a visitor.
  ...attributes
    .filter(({ value }) => value.trim() !== '')
    .map(({ name, valueText, ...attribute }) => ({
      label: name ?? attribute.label,
      value: [valueText ?? write(attribute, t, format), attribute.unit].filter(Boolean).join('\u00a0'),
      labelLang: name ? undefined : own,
      valueLang: attribute.type === 'string' && !valueText ? own : undefined,
    })),
  ...(gtin === undefined ? [] : [{ label: t('public-page:gtin'), value: gtin.replace(/(.{4})(?=.)/g, '$1\u00a0') }]),
]
