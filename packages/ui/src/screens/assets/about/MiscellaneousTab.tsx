import { takeLine } from '@tracemark/api/rules'
import { type Asset, type IdentificationCode, inheritedModes, NewAsset } from '@tracemark/api/schemas'
import type { ReactNode } from 'react'
import * as z from 'zod/mini'
import { AttributeList } from '../../../components/AttributeList/AttributeList.tsx'
import { areComplete } from '../../../components/AttributeList/rows.ts'
import { Card } from '../../../components/Card/Card.tsx'
import type { FormBinding } from '../../../components/FormFrame/types.ts'
import { useEntityForm } from '../../../components/FormFrame/use-entity-form.ts'
import { type FindOptions, ReferenceField } from '../../../components/forms/ReferenceField/ReferenceField.tsx'
import { toOption, useNamed } from '../../../components/forms/ReferenceField/use-named.ts'
import { SelectField } from '../../../components/forms/SelectField/SelectField.tsx'
import { TabForm } from '../../../components/ListForm/TabForm.tsx'
import { takeClick } from '../../../components/plain-click.ts'
import { type Fact, FactList } from '../../../components/RecordHeader/FactList.tsx'
import { useFormat, useTranslate } from '../../../i18n/context.ts'

const Row = z.object({
  key: z.string().check(z.overwrite(takeLine), z.minLength(1), z.maxLength(64)),
  value: z.string().check(z.minLength(1), z.maxLength(10_000)),
  type: z.enum(['string', 'number', 'boolean', 'date']),
})
const hasNamesOfTheirOwn = (rows: readonly { key: string }[]) => new Set(rows.map(({ key }) => key)).size === rows.length
const Inheritance = z.object({
  inheritedId: NewAsset.shape.inheritedId,
  inheritedMode: NewAsset.shape.inheritedMode,
  metadata: z
    .array(Row)
    .check(z.maxLength(50), z.refine(hasNamesOfTheirOwn, { error: 'must have names of their own', params: { code: 'duplicate' } })),
})
/** What metadata can be: a date is a text. */
const types = ['string', 'number', 'boolean'] as const
export type InheritanceValues = z.input<typeof Inheritance>

export interface MiscellaneousTabProps extends FormBinding<InheritanceValues> {
  asset: Pick<Asset, 'id' | 'createdAt' | 'createdBy' | 'template' | 'inherited' | 'organizationName'>
  /** What it is known by elsewhere; undefined while they are loaded, and for those who may not see them. */
  codes: readonly Pick<IdentificationCode, 'id' | 'type' | 'value'>[] | undefined
  /** How many tasks it takes from the asset that it follows; undefined where that is not known. */
  inheritedTasks: number | undefined
  /** The asset that it comes from is archived. */
  isInheritedArchived?: boolean | undefined
  find: FindOptions
  getHref: (id: string) => string
  /** Further cards. */
  more?: ReactNode
  onOpen: (href: string) => void
}

/** What an asset is identified by, where it comes from, and what it takes from there. */
export const MiscellaneousTab = ({
  asset,
  codes,
  inheritedTasks,
  isInheritedArchived = false,
  find,
  getHref,
  more,
  onOpen,
  ...props
}: MiscellaneousTabProps) => {
  const t = useTranslate()
  const format = useFormat()
  const assets = useNamed(find, [toOption(asset.inherited)])
  const form = useEntityForm(Inheritance, props, ({ inheritedId, inheritedMode }) =>
    inheritedId !== undefined && inheritedMode === undefined ? { inheritedMode: t('forms:problem.required') } : {},
  )
  const source = form.value('inheritedId', t('asset-page:inherited_from'), assets.getName)
  const mode = form.choice(
    'inheritedMode',
    t('asset-page:inherited_mode'),
    inheritedModes.map((value) => ({ value, label: t(`asset-page:mode.${value}`) })),
  )
  const metadata = form.value('metadata', t('asset-page:metadata'), (rows = []) => rows.map(({ key }) => key).join(', '))
  const { inherited } = asset
  const facts: Fact[] = [
    ['ID', asset.id],
    [t('asset-page:organization'), asset.organizationName],
    [t('names:templates.one'), asset.template?.name],
    [t('common:created_at'), format.dateTime(asset.createdAt)],
    [t('common:created_by'), asset.createdBy?.name],
    ...(codes ?? []).map(({ type, value }): Fact => [type === 'custom' ? t('asset-page:code.custom') : type.toUpperCase(), value]),
  ]
  return (
    <TabForm {...props} form={form}>
      <Card title={t('asset-page:identifiers')}>
        <FactList facts={facts} />
      </Card>
      <Card title={t('asset-page:inheritance')}>
        {inherited && (
          <p>
            <a
              href={getHref(inherited.id)}
              onClick={(event) => {
                if (takeClick(event)) onOpen(getHref(inherited.id))
              }}
            >
              {inherited.name}
            </a>
            {inheritedTasks !== undefined &&
              ` · ${t('asset-page:inherited_tasks', { count: inheritedTasks, shown: format.number(inheritedTasks) })}`}
          </p>
        )}
        <ReferenceField
          {...source}
          selected={assets.getName(source.defaultValue)}
          mark={isInheritedArchived ? t('names:status.thing.archived') : undefined}
          hint={t('asset-page:inherited_hint')}
          find={assets.find}
        />
        {/* An empty field holds an empty text. */}
        {form.watch('inheritedId') && <SelectField {...mode} required hint={t('asset-page:mode_hint')} />}
      </Card>
      <Card title={metadata.label}>
        <AttributeList
          label={t('asset-page:metadata_values')}
          hint={t('asset-page:metadata_hint')}
          isMetadata
          units={false}
          types={types}
          ordered={false}
          disabled={metadata.readOnly}
          // What is not whole is said at its line.
          error={areComplete(form.watch('metadata') ?? []) ? metadata.error : undefined}
          showErrors={metadata.error !== undefined}
          defaultValue={metadata.defaultValue}
          onChange={metadata.onChange}
        />
      </Card>
      {more}
    </TabForm>
  )
}
