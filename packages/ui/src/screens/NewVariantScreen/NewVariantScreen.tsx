import { type FocusEvent, useEffect, useRef, useState } from 'react'
import { AttributeList } from '../../components/AttributeList/AttributeList.tsx'
import { type Attribute, areComplete } from '../../components/AttributeList/rows.ts'
import { focusFirstMistake } from '../../components/FormFrame/form-element.ts'
import { FormPage } from '../../components/FormPage/FormPage.tsx'
import { SelectField } from '../../components/forms/SelectField/SelectField.tsx'
import { TextField } from '../../components/forms/TextField/TextField.tsx'
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx'
import type { Failure } from '../../errors/error-code.ts'
import { useTranslate } from '../../i18n/context.ts'
import { isName, isVariantId, NAME_MAX, type NewVariantValues, textOf, tidyId } from './new-variant.ts'

export interface NewVariantScreenProps {
  /** Name of the asset; undefined while it is loaded. */
  thingName: string | undefined
  /** What was found out of an ID: whether another variant has it. */
  checkedId?: { variantId: string; taken: boolean } | undefined
  busy?: boolean
  failure?: Failure | undefined
  /** A whole ID was written: somebody may look whether it is free. */
  onCheckId: (variantId: string) => void
  onSubmit: (values: NewVariantValues) => void
  /** Back to the asset's variants. */
  onCancel: () => void
}

const beginnings = ['draft', 'pending', 'active'] as const

/** Makes a variant of an asset (specification 1, section 5). The server has the last word on whether an ID is free. */
export const NewVariantScreen = ({ thingName, checkedId, busy, failure, onCheckId, onSubmit, onCancel }: NewVariantScreenProps) => {
  const t = useTranslate()
  const attributes = useRef<Attribute[]>([])
  const [variantId, setVariantId] = useState('')
  /** After a try to send, everything that is wrong is said at once. */
  const [mistakes, setMistakes] = useState<{ name?: boolean; id?: boolean; attributes?: boolean }>({})
  const idField = useRef<HTMLInputElement & HTMLTextAreaElement>(null)
  const [sentId, setSentId] = useState('')
  const refused = failure?.code === 'variant_id_taken'
  const taken =
    variantId !== '' && refused && variantId === sentId ? true : checkedId?.variantId === variantId ? checkedId.taken : undefined
  const free = taken === false ? t('new-variant:id_free', { id: variantId }) : undefined

  useEffect(() => {
    if (refused) idField.current?.focus()
  }, [refused])

  const leaveName = ({ currentTarget }: FocusEvent<HTMLInputElement>) => {
    const name = currentTarget.value.trim()
    if (name !== '') setMistakes((known) => ({ ...known, name: !isName(name) }))
  }

  const leaveId = ({ currentTarget }: FocusEvent<HTMLInputElement>) => {
    const tidy = tidyId(currentTarget.value)
    currentTarget.value = tidy
    setVariantId(tidy)
    if (tidy !== '') setMistakes((known) => ({ ...known, id: !isVariantId(tidy) }))
    if (isVariantId(tidy)) onCheckId(tidy)
  }

  const submit = (form: HTMLFormElement) => {
    const name = textOf(form, 'name')
    const id = tidyId(textOf(form, 'variantId'))
    const found = { name: !isName(name), id: !isVariantId(id), attributes: !areComplete(attributes.current) }
    if (idField.current) idField.current.value = id
    setVariantId(id)
    setMistakes(found)
    if (found.name || found.id || found.attributes) return focusFirstMistake(form)
    const status = beginnings.find((begins) => begins === textOf(form, 'status')) ?? 'draft'
    setSentId(id)
    onSubmit({ name, variantId: id, description: textOf(form, 'description'), attributes: attributes.current, status })
  }

  const idError = () => {
    if (mistakes.id) return variantId === '' ? t('new-variant:id_missing') : t('new-variant:id_wrong')
    return taken ? t('new-variant:id_taken') : undefined
  }
  return (
    <FormPage
      back={{ label: t('variants:title'), onBack: onCancel }}
      above={thingName ?? ' '}
      title={t('lists:variants.new')}
      submitLabel={t('new-variant:create')}
      busy={busy}
      failure={refused ? undefined : failure}
      onSubmit={submit}
      onCancel={onCancel}
    >
      <TextField
        label={t('new-variant:name')}
        name="name"
        required
        maxLength={NAME_MAX}
        hint={t('new-variant:name_hint')}
        error={mistakes.name ? t('new-variant:name_wrong') : undefined}
        onChange={() => setMistakes(({ name: _, ...rest }) => rest)}
        onBlur={leaveName}
      />
      <TextField
        label={t('variant-life:id')}
        name="variantId"
        ref={idField}
        required
        hint={free ?? t('new-variant:id_hint')}
        error={idError()}
        onChange={() => {
          setVariantId('')
          setMistakes(({ id: _, ...rest }) => rest)
        }}
        onBlur={leaveId}
      />
      <VisuallyHidden role="status">{free}</VisuallyHidden>
      <TextField label={t('new-variant:description')} name="description" multiline />
      <SelectField
        label={t('new-variant:begins')}
        name="status"
        required
        defaultValue="draft"
        options={beginnings.map((value) => ({ value, label: t(`statuses:variant.${value}`) }))}
      />
      <AttributeList
        label={t('new-variant:attributes')}
        checked={mistakes.attributes ?? false}
        onChange={(next) => {
          attributes.current = next
        }}
      />
    </FormPage>
  )
}
