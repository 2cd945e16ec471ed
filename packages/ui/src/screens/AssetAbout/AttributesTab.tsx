import type { AttributeLine, Template } from '@tracemark/api/schemas'
import { useState } from 'react'
import { attributeText } from '../../components/AttributeList/attribute-text.ts'
import { Button } from '../../components/Button/Button.tsx'
import { Chip } from '../../components/Chip/Chip.tsx'
import type { FindOptions } from '../../components/forms/ReferenceField/ReferenceField.tsx'
import { ListEditor, ListRow } from '../../components/ListForm/ListEditor.tsx'
import { TabForm, type TabFormProps } from '../../components/ListForm/TabForm.tsx'
import { useListForm } from '../../components/ListForm/use-list-form.ts'
import type { Failure } from '../../errors/error-code.ts'
import { useFormat, useTranslate } from '../../i18n/context.ts'
import { Icon } from '../../icons/Icon.tsx'
import { AttributeDrawer, type AttributeHelp } from './AttributeDrawer.tsx'
import { CopyDrawer } from './CopyDrawer.tsx'

export interface AttributesTabProps extends TabFormProps<AttributeLine[]>, AttributeHelp {
  findTemplates: FindOptions
  /** The attributes of a template, or why they are not there. Never rejects. */
  readTemplate: (id: string) => Promise<Pick<Template, 'attributes'> | { failure: Failure }>
}

const nameOf = ({ label }: AttributeLine) => label

/** What is known of an asset, in the order in which visitors read it. */
export const AttributesTab = ({ known, findValues, findUnits, findTemplates, readTemplate, ...props }: AttributesTabProps) => {
  const t = useTranslate()
  const format = useFormat()
  const [copying, setCopying] = useState(false)
  const list = useListForm(props, { label: t('asset-about:tab.attributes'), nameOf })
  const copy = async (id: string) => {
    const read = await readTemplate(id)
    if ('failure' in read) return read.failure
    const labels = new Set(list.lines.map(({ entry }) => entry.label.toLowerCase()))
    list.add(read.attributes.filter(({ label }) => !labels.has(label.toLowerCase())))
    setCopying(false)
    return undefined
  }
  return (
    <>
      <TabForm {...props} form={list.form}>
        <ListEditor
          list={list}
          empty={{ icon: 'list', title: t('asset-about:no_attributes.title'), text: t('asset-about:no_attributes.text') }}
          add={{ label: t('asset-about:add_attribute'), onAdd: () => list.create({ label: '', value: '', type: 'string' }) }}
          more={
            <Button variant="text" startIcon={<Icon name="copy" />} onClick={() => setCopying(true)}>
              {t('asset-about:copy')}
            </Button>
          }
        >
          {(line) => {
            const { label, baseAttributeId, isPublic = true, ...attribute } = line.entry
            return (
              <ListRow
                name={label}
                detail={attributeText({ key: label, ...attribute }, t, format)}
                chips={
                  <>
                    {baseAttributeId !== undefined && <Chip data-tone="plain">{t('asset-about:standard')}</Chip>}
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
      </TabForm>
      {list.open && (
        <AttributeDrawer key={list.open.key} list={list} line={list.open} known={known} findValues={findValues} findUnits={findUnits} />
      )}
      {copying && <CopyDrawer find={findTemplates} onCopy={copy} onClose={() => setCopying(false)} />}
    </>
  )
}
