import { styled } from '@mui/material/styles'
import { hasWords } from '@tracemark/api/rules'
import type { CatalogueAttribute, LookupValue } from '@tracemark/api/schemas'
import { useState } from 'react'
import * as z from 'zod/mini'
import { rulesText } from '../../components/AttributeList/attribute-rules.ts'
import { FieldGroup } from '../../components/FormFrame/FieldGroup.tsx'
import { FormFrame } from '../../components/FormFrame/FormFrame.tsx'
import { useEntityForm } from '../../components/FormFrame/use-entity-form.ts'
import { TextField } from '../../components/forms/TextField/TextField.tsx'
import type { Failure } from '../../errors/error-code.ts'
import { useFormat, useTranslate } from '../../i18n/context.ts'

const Intro = styled('p')({ margin: 0, color: 'var(--tm-ink-muted)', overflowWrap: 'anywhere' })

const Pairs = styled('dl')({
  display: 'grid',
  gridTemplateColumns: 'minmax(112px, auto) minmax(0, 1fr)',
  gap: '8px 20px',
  margin: 0,
  '& > dt': { color: 'var(--tm-ink-muted)' },
  '& > dd': { margin: 0, overflowWrap: 'anywhere' },
  '& code': { fontFamily: 'var(--tm-font-code)', fontSize: 'var(--tm-text-s)' },
  '& a': { color: 'var(--tm-accent-strong)' },
})

const Values = styled('div')({ maxHeight: 320, overflow: 'auto', borderBlock: '1px solid var(--tm-line)', paddingBlock: 10 })

const nothing = z.object({})

/** Where a vocabulary explains its term. */
const explained = (vocabulary: 'gs1' | 'schema.org', term: string): string =>
  vocabulary === 'gs1' ? `https://www.gs1.org/voc/${term.replace('gs1:', '')}` : `https://schema.org/${term}`

export interface SystemAttributeDrawerProps {
  /** Undefined while it is loaded. */
  attribute: CatalogueAttribute | undefined
  /** Of its list; undefined while they are loaded, and where it has none. */
  values: readonly LookupValue[] | undefined
  failure?: Failure | undefined
  onRetry?: (() => void) | undefined
  onClose: () => void
}

const ValidValues = ({ list, values }: { list: NonNullable<CatalogueAttribute['list']>; values: readonly LookupValue[] }) => {
  const t = useTranslate()
  const format = useFormat()
  const [search, setSearch] = useState('')
  const found = values.filter(({ value, label }) => hasWords(search, `${value} ${label}`))
  return (
    <FieldGroup title={t('attributes:valid_values')}>
      <Intro>
        {t('attributes:list_of', { name: list.name, standard: list.standard, count: list.count, shown: format.number(list.count) })}
      </Intro>
      <TextField label={t('attributes:search_values')} name="search" onChange={({ target }) => setSearch(target.value)} />
      <Values role="region" aria-label={list.name} tabIndex={0}>
        {found.length === 0 ? (
          <Intro role="status">{t('lists:none.title')}</Intro>
        ) : (
          <Pairs>
            {found.map(({ value, label }) => [
              <dt key={`${value} code`}>
                <code>{value}</code>
              </dt>,
              <dd key={value}>{label}</dd>,
            ])}
          </Pairs>
        )}
      </Values>
    </FieldGroup>
  )
}

/** One base attribute of the product: what its values are, which it chooses from, and how others call it. */
export const SystemAttributeDrawer = ({ attribute, values, failure, onRetry, onClose }: SystemAttributeDrawerProps) => {
  const t = useTranslate()
  const format = useFormat()
  // A drawer is a form; this one has no field that is saved.
  const form = useEntityForm(nothing, { values: attribute && {}, readOnly: true, onSave: async () => undefined })
  const { specification, mappings = [], list, unitKind } = attribute ?? {}
  const rules = specification ? rulesText(specification, undefined, t, format) : ''
  return (
    <FormFrame form={form} title={attribute?.name ?? t('names:attributes.one')} failure={failure} onRetry={onRetry} onCancel={onClose}>
      {attribute && specification && (
        <>
          <Intro>{attribute.description}</Intro>
          <Pairs>
            <dt>{t('attributes:group')}</dt>
            <dd>{attribute.group}</dd>
            <dt>{t('attributes:source')}</dt>
            <dd>{t(`attributes:source.${attribute.source}`)}</dd>
            <dt>{t('attributes:type')}</dt>
            <dd>{t(`attributes:value_type.${attribute.type}`)}</dd>
            {unitKind && (
              <>
                <dt>{t('attributes:unit')}</dt>
                <dd>{t('attributes:any_unit', { kind: t(`attributes:kind.${unitKind}`) })}</dd>
              </>
            )}
            {rules !== '' && (
              <>
                <dt>{t('attributes:rules')}</dt>
                <dd>{rules}</dd>
              </>
            )}
            {specification.pattern !== undefined && (
              <>
                <dt>{t('attributes:pattern')}</dt>
                <dd>
                  <code>{specification.pattern}</code>
                </dd>
              </>
            )}
            {specification.example !== undefined && (
              <>
                <dt>{t('attributes:example')}</dt>
                <dd>{specification.example}</dd>
              </>
            )}
          </Pairs>
          {mappings.length > 0 && (
            <FieldGroup title={t('attributes:mappings')}>
              <Pairs>
                {mappings.map(({ vocabulary, term }) => [
                  <dt key={`${vocabulary} name`}>{vocabulary === 'gs1' ? 'GS1 Web Vocabulary' : 'schema.org'}</dt>,
                  <dd key={vocabulary}>
                    <a href={explained(vocabulary, term)} target="_blank" rel="noreferrer">
                      <code>{term}</code>
                    </a>
                  </dd>,
                ])}
              </Pairs>
            </FieldGroup>
          )}
          {list && values && <ValidValues list={list} values={values} />}
        </>
      )}
    </FormFrame>
  )
}
