import { styled } from '@mui/material/styles'
import type { AttributeLine, Template } from '@tracemark/api/schemas'
import { useMemo, useState } from 'react'
import { attributeText } from '../../../components/AttributeList/attribute-text.ts'
import { attributeWords } from '../../../components/AttributeList/attribute-words.ts'
import { Button } from '../../../components/Button/Button.tsx'
import { Chip } from '../../../components/Chip/Chip.tsx'
import type { FormBinding } from '../../../components/FormFrame/types.ts'
import type { FindOptions } from '../../../components/forms/ReferenceField/ReferenceField.tsx'
import { ListEditor, ListRow } from '../../../components/ListForm/ListEditor.tsx'
import { TabForm } from '../../../components/ListForm/TabForm.tsx'
import { useListForm } from '../../../components/ListForm/use-list-form.ts'
import type { Failure } from '../../../errors/error-code.ts'
import { useFormat, useTranslate } from '../../../i18n/context.ts'
import { Icon } from '../../../icons/Icon.tsx'
import { AttributeDrawer, type AttributeHelp } from './AttributeDrawer.tsx'
import { AttributeTable, focusCell } from './AttributeTable.tsx'
import { attributeProblemText, findAttributeProblem } from './attribute-problem.ts'
import { CopyDrawer } from './CopyDrawer.tsx'
import { EmptyAttributes } from './EmptyAttributes.tsx'
import { createEmptyLine } from './known-attribute.ts'

const Done = styled('div')({ marginTop: 12 })

export interface AttributesTabProps extends FormBinding<AttributeLine[]>, AttributeHelp {
  findTemplates: FindOptions
  /** The attributes of a template, or why they are not there. Never rejects. */
  readTemplate: (id: string) => Promise<Pick<Template, 'attributes'> | { failure: Failure }>
  /** Gives these attributes to variants of the asset. Absent where the person may not. */
  onGive?: ((attributes: readonly AttributeLine[]) => void) | undefined
}

/** What is known of an asset, in the order in which visitors read it. */
export const AttributesTab = ({
  known,
  findValues,
  findUnits,
  unitText,
  findTemplates,
  readTemplate,
  onGive,
  ...props
}: AttributesTabProps) => {
  const t = useTranslate()
  const format = useFormat()
  const [copying, setCopying] = useState(false)
  /** The values are edited as a table, from one of them on. */
  const [table, setTable] = useState<{ first?: string | undefined }>()
  const words = useMemo(() => attributeWords(known ?? [], format.locale), [known, format.locale])
  const getName = ({ label, baseAttributeId }: AttributeLine) => words.label(label, baseAttributeId)
  const findBase = ({ baseAttributeId }: AttributeLine) => known?.find(({ id }) => id === baseAttributeId)
  /** Values are checked where they stand: nothing is sent while one of them can't be read. */
  const save: typeof props.onSave = async (entries, before) => {
    const fields = entries.flatMap((entry, at) => {
      const isOld = before.some(({ label, value, type }) => label === entry.label && value === entry.value && type === entry.type)
      const problem = isOld ? undefined : findAttributeProblem(entry, findBase(entry))
      return problem ? [{ ...problem, path: ['attributes', at, 'value'], message: problem.code }] : []
    })
    return fields.length > 0 ? { code: 'invalid_content', fields } : props.onSave(entries, before)
  }
  const list = useListForm({ ...props, onSave: save }, { label: t('asset-page:tab.attributes'), getName })
  const copy = async (id: string) => {
    const read = await readTemplate(id)
    if ('failure' in read) return read.failure
    const labels = new Set(list.lines.map(({ entry }) => entry.label.toLowerCase()))
    list.add(read.attributes.filter(({ label }) => !labels.has(label.toLowerCase())))
    setCopying(false)
    return undefined
  }
  const used = new Set(list.lines.map(({ entry }) => entry.baseAttributeId))
  const isLoaded = props.values !== undefined && props.failure === undefined
  const empty = isLoaded ? (known ?? []).filter(({ source, id }) => source === 'own' && !used.has(id)) : []
  const mistakes = list.refused?.map(({ key, entry, fields: [problem] }) => ({
    key,
    name: getName(entry),
    text: problem ? attributeProblemText(t, format, entry, problem) : '',
    onSelect: () => (table ? focusCell(list.form.frame.element.current, key) : list.edit({ key, entry })),
  }))
  return (
    <>
      <TabForm {...props} form={list.form} mistakes={mistakes}>
        {table && list.lines.length > 0 ? (
          <>
            <AttributeTable list={list} known={known} words={words} findValues={findValues} unitText={unitText} first={table.first} />
            <Done>
              <Button variant="outlined" startIcon={<Icon name="check" />} onClick={() => setTable(undefined)}>
                {t('asset-page:done')}
              </Button>
            </Done>
          </>
        ) : (
          <ListEditor
            list={list}
            empty={{ icon: 'list', title: t('asset-page:no_attributes.title'), text: t('asset-page:no_attributes.text') }}
            add={{ label: t('asset-page:add_attribute'), onAdd: () => list.create({ label: '', value: '', type: 'string' }) }}
            more={
              <>
                {list.lines.length > 0 && (
                  <Button variant="text" startIcon={<Icon name="pen" />} onClick={() => setTable({})}>
                    {t('asset-page:edit_values')}
                  </Button>
                )}
                <Button variant="text" startIcon={<Icon name="copy" />} onClick={() => setCopying(true)}>
                  {t('asset-page:copy')}
                </Button>
                {onGive && list.lines.length > 0 && (
                  <Button variant="text" startIcon={<Icon name="layers" />} onClick={() => onGive(list.lines.map(({ entry }) => entry))}>
                    {t('variants:give.title')}
                  </Button>
                )}
              </>
            }
          >
            {(line) => {
              const { label, baseAttributeId, isPublic = true, unit, ...attribute } = line.entry
              const base = findBase(line.entry)
              const value =
                words.value(attribute.value, baseAttributeId) ??
                attributeText({ key: label, ...attribute, ...(unit !== undefined && { unit: unitText(unit) }) }, t, format)
              return (
                <ListRow
                  name={getName(line.entry)}
                  detail={base?.group}
                  value={value}
                  onValue={list.readOnly ? undefined : () => setTable({ first: line.key })}
                  chips={
                    <>
                      {base && <Chip data-tone="plain">{t(`attributes:source.${base.source}`)}</Chip>}
                      {base?.isRequired && <Chip data-tone="plain">{t('attributes:required')}</Chip>}
                      {!isPublic && (
                        <Chip data-tone="plain">
                          <Icon name="eye_off" size={14} />
                          {t('documents:not_public')}
                        </Chip>
                      )}
                    </>
                  }
                  onOpen={() => list.edit(line)}
                />
              )
            }}
          </ListEditor>
        )}
        <EmptyAttributes
          attributes={empty}
          unitText={unitText}
          onFill={props.readOnly ? undefined : (attribute) => list.create(createEmptyLine(attribute))}
        />
      </TabForm>
      {list.open && !(table && list.open.refused) && (
        <AttributeDrawer
          key={list.open.key}
          list={list}
          line={list.open}
          known={known}
          words={words}
          findValues={findValues}
          findUnits={findUnits}
          unitText={unitText}
        />
      )}
      {copying && <CopyDrawer find={findTemplates} onCopy={copy} onClose={() => setCopying(false)} />}
    </>
  )
}
