import type { PublicAsset, PublicAttribute } from '@tracemark/api/schemas'
import type { Fact } from '../../field/Facts/Facts.tsx'
import type { Format } from '../../i18n/format.ts'
import type { Translate } from '../../i18n/keys.ts'

const write = ({ type, value }: PublicAttribute, t: Translate, format: Format): string => {
  switch (type) {
    case 'number':
      return format.decimal(value)
    case 'boolean':
      return value === 'true' ? t('public-page:yes') : value === 'false' ? t('public-page:no') : value
    case 'date':
      return format.recordedDay(value)
    case 'string':
      return value
  }
}

/** The attributes in the reader's writing, and the GTIN in groups of four. */
export const attributeFacts = (
  { attributes, gtin }: Pick<PublicAsset['thing'], 'attributes' | 'gtin'>,
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
