import { styled } from '@mui/material/styles'
import { codeFormats, OPTIONS_MAX } from '@tracemark/api/schemas'
import type { ReactNode } from 'react'
import { FieldRow } from '../../components/FormFrame/FieldRow.tsx'
import { BooleanField } from '../../components/forms/BooleanField/BooleanField.tsx'
import { DateField } from '../../components/forms/DateField/DateField.tsx'
import { ControlBox } from '../../components/forms/FieldFrame/ControlBox.tsx'
import { FieldList } from '../../components/forms/FieldList/FieldList.tsx'
import { MultiSelectField } from '../../components/forms/MultiSelectField/MultiSelectField.tsx'
import { NumberField } from '../../components/forms/NumberField/NumberField.tsx'
import { SelectField } from '../../components/forms/SelectField/SelectField.tsx'
import { TextField } from '../../components/forms/TextField/TextField.tsx'
import { Hint } from '../../components/Outcomes/outcome.tsx'
import { useTranslate } from '../../i18n/context.ts'
import { Icon } from '../../icons/Icon.tsx'
import { formatNames } from './kinds.ts'
import { ofKind, type Parameters, type QuestionRow, questionKinds } from './outline.ts'

const Fields = styled('div')({ display: 'grid', gap: 20, alignContent: 'start', minWidth: 0 })

const OptionRow = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(110px, 100%), 1fr))',
  gap: '2px 8px',
  minWidth: 0,
  paddingBlock: 2,
  '& > small': { gridColumn: '1 / -1', display: 'flex', gap: 6, color: 'var(--tm-warning)', fontWeight: 550, fontSize: 'var(--tm-text-s)' },
  '& > small > svg': { marginTop: 2 },
})

const Used = styled('p')({
  display: 'flex',
  gap: 8,
  margin: 0,
  padding: '10px 12px',
  borderRadius: 'var(--tm-radius-s)',
  background: 'var(--tm-paper-sunken)',
  color: 'var(--tm-ink-muted)',
  fontSize: 'var(--tm-text-s)',
  '& > svg': { flex: 'none', marginTop: 2 },
})

/** More are written as lines: each would have controls of its own. */
const LISTED_MAX = 100

type Of<Kind> = Extract<Parameters, { input: Kind }>
type Options = Of<'choice'>['options']

/** `Passed; passed`: what the worker reads, and what is kept where that is something else. */
const toLines = (options: Options): string => options.map(({ value, label }) => (value === label ? label : `${label}; ${value}`)).join('\n')

const fromLines = (lines: readonly string[]): Options =>
  lines.flatMap((line) => {
    const [label = '', value = ''] = line.split(/[;\t]/).map((part) => part.trim())
    return label === '' ? [] : [{ label, value: value === '' ? label : value }]
  })

export interface QuestionFormProps {
  row: QuestionRow
  /** Values of options that are saved, which records may hold. */
  savedValues: ReadonlySet<string>
  readOnly: boolean
  /** Rules that ask for its answer, by their numbers. */
  usedIn: readonly number[]
  /** Why a field is refused, by the path to it. */
  problemAt: (...path: (string | number)[]) => string | undefined
  /** Where it can stand: behind which row. */
  places: readonly { value: string; label: string }[]
  place: string
  onPlace: (after: string) => void
  onRename: (id: string) => void
  /** `field`: what is typed into it is undone at once. */
  onChange: (parameters: Parameters, field: string) => void
}

/** What is asked by one question, and how: the fields follow its kind. */
export const QuestionForm = (props: QuestionFormProps) => {
  const { row, savedValues, readOnly, usedIn, problemAt, places, place, onPlace, onRename, onChange } = props
  const t = useTranslate()
  const { parameters } = row.widget
  const at = (...path: (string | number)[]) => problemAt('parameters', ...path)
  const count = (
    field: string,
    label: string,
    value: number | undefined,
    change: (value: number | undefined) => Parameters,
    max?: number,
  ) => (
    <NumberField
      label={label}
      decimals={0}
      min={field === 'maxLength' || field === 'limit' ? 1 : 0}
      max={max}
      defaultValue={value}
      error={at(field)}
      readOnly={readOnly}
      onChange={(next) => onChange(change(next), field)}
    />
  )
  const text = (field: 'label' | 'hint') => ({
    defaultValue: parameters[field],
    error: at(field),
    readOnly,
    onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }) => onChange({ ...parameters, [field]: value }, field),
  })
  return (
    <Fields>
      <TextField {...text('label')} label={t('tasks:label')} required maxLength={200} />
      <TextField {...text('hint')} label={t('tasks:hint')} multiline maxLength={500} />
      <FieldRow>
        <SelectField
          label={t('tasks:kind')}
          answered
          readOnly={readOnly}
          defaultValue={parameters.input}
          options={questionKinds.map((kind) => ({ value: kind, label: t(`tasks:kind.${kind}`) }))}
          onChange={({ currentTarget: { value } }) => {
            const kind = questionKinds.find((one) => one === value)
            if (kind) onChange(ofKind(kind, parameters), 'input')
          }}
        />
        <BooleanField
          label={t('tasks:required')}
          readOnly={readOnly}
          defaultValue={parameters.required}
          onChange={({ currentTarget: { checked } }) => onChange({ ...parameters, required: checked }, 'required')}
        />
      </FieldRow>
      <KindFields {...props} parameters={parameters} at={at} count={count} savedValues={savedValues} />
      <FieldRow>
        <TextField
          label={t('tasks:key')}
          hint={t('tasks:key_hint')}
          required
          readOnly={readOnly}
          defaultValue={row.widget.id}
          error={problemAt('id')}
          onChange={({ currentTarget: { value } }) => onRename(value.trim())}
        />
        {!readOnly && (
          <SelectField
            label={t('tasks:place')}
            name="place"
            answered
            defaultValue={place}
            options={places}
            onChange={({ currentTarget: { value } }) => onPlace(value)}
          />
        )}
      </FieldRow>
      {usedIn.length > 0 && (
        <Used>
          <Icon name="link" size={14} />
          {t('tasks:used_in', { count: usedIn.length, rules: usedIn.join(', ') })}
        </Used>
      )}
    </Fields>
  )
}

interface KindFieldsProps extends Pick<QuestionFormProps, 'readOnly' | 'onChange' | 'savedValues'> {
  parameters: Parameters
  at: (...path: (string | number)[]) => string | undefined
  count: (
    field: string,
    label: string,
    value: number | undefined,
    change: (value: number | undefined) => Parameters,
    max?: number,
  ) => ReactNode
}

/** What only one kind of question has. */
const KindFields = ({ parameters, readOnly, onChange, savedValues, at, count }: KindFieldsProps) => {
  const t = useTranslate()
  switch (parameters.input) {
    case 'text':
      return (
        <>
          <FieldRow>
            {count('minLength', t('tasks:min_length'), parameters.minLength, (minLength) => ({ ...parameters, minLength }))}
            {count('maxLength', t('tasks:max_length'), parameters.maxLength, (maxLength) => ({ ...parameters, maxLength }))}
          </FieldRow>
          <BooleanField
            label={t('tasks:multiline')}
            readOnly={readOnly}
            defaultValue={parameters.multiline ?? false}
            onChange={({ currentTarget: { checked } }) => onChange({ ...parameters, multiline: checked }, 'multiline')}
          />
        </>
      )
    case 'number':
      return (
        <>
          <FieldRow>
            {(['min', 'max'] as const).map((field) => (
              <NumberField
                key={field}
                label={t(`tasks:${field}`)}
                defaultValue={parameters[field]}
                error={at(field)}
                readOnly={readOnly}
                onChange={(value) => onChange({ ...parameters, [field]: value }, field)}
              />
            ))}
          </FieldRow>
          <FieldRow>
            {count('decimals', t('tasks:decimals'), parameters.decimals, (decimals) => ({ ...parameters, decimals }), 6)}
            <TextField
              label={t('tasks:unit')}
              hint={t('tasks:unit_hint')}
              defaultValue={parameters.unit}
              error={at('unit')}
              readOnly={readOnly}
              onChange={({ currentTarget: { value } }) => onChange({ ...parameters, unit: value === '' ? undefined : value }, 'unit')}
            />
          </FieldRow>
        </>
      )
    case 'choice':
      return <OptionsFields parameters={parameters} readOnly={readOnly} savedValues={savedValues} at={at} onChange={onChange} />
    case 'date':
      return (
        <FieldRow>
          {(['min', 'max'] as const).map((field) => (
            <DateField
              key={field}
              label={t(`tasks:day_${field}`)}
              defaultValue={parameters[field]}
              error={at(field)}
              readOnly={readOnly}
              onChange={(value) => onChange({ ...parameters, [field]: value === '' ? undefined : value }, field)}
            />
          ))}
        </FieldRow>
      )
    case 'photo':
      return <FieldRow>{count('limit', t('tasks:files_limit'), parameters.limit, (limit) => ({ ...parameters, limit }), 10)}</FieldRow>
    case 'file':
      return (
        <FieldRow>
          {count('limit', t('tasks:files_limit'), parameters.limit, (limit) => ({ ...parameters, limit }), 10)}
          <TextField
            label={t('tasks:accept')}
            hint={t('tasks:accept_hint')}
            maxLength={200}
            defaultValue={parameters.accept}
            error={at('accept')}
            readOnly={readOnly}
            onChange={({ currentTarget: { value } }) => onChange({ ...parameters, accept: value === '' ? undefined : value }, 'accept')}
          />
        </FieldRow>
      )
    case 'code':
      return (
        <MultiSelectField
          label={t('tasks:formats')}
          hint={t('tasks:formats_hint')}
          readOnly={readOnly}
          error={at('formats')}
          defaultValue={parameters.formats}
          options={codeFormats.map((format) => ({ value: format, label: formatNames[format] }))}
          onChange={(values) => {
            const formats = codeFormats.filter((format) => values.includes(format))
            onChange({ ...parameters, formats: formats.length === 0 ? undefined : formats }, 'formats')
          }}
        />
      )
    case 'evernymInvitation':
      return (
        <TextField
          label={t('tasks:issuer')}
          hint={t('tasks:issuer_hint')}
          required
          maxLength={200}
          defaultValue={parameters.evernymIssuerId}
          error={at('evernymIssuerId')}
          readOnly={readOnly}
          onChange={({ currentTarget: { value } }) => onChange({ ...parameters, evernymIssuerId: value }, 'evernymIssuerId')}
        />
      )
    case 'location':
      return <Hint>{t('tasks:location_hint')}</Hint>
    case 'signature':
      return <Hint>{t('tasks:signature_hint')}</Hint>
    case 'yesno':
      return null
    default:
      return parameters satisfies never
  }
}

interface OptionsFieldsProps extends Pick<KindFieldsProps, 'readOnly' | 'savedValues' | 'at' | 'onChange'> {
  parameters: Of<'choice'>
}

const OptionsFields = ({ parameters, readOnly, savedValues, at, onChange }: OptionsFieldsProps) => {
  const t = useTranslate()
  const { options } = parameters
  const change = (next: Options) => onChange({ ...parameters, options: next }, 'options')
  const common = { label: t('tasks:options'), required: true, readOnly, error: at('options') }
  if (options.length > LISTED_MAX)
    return (
      <TextField
        {...common}
        hint={t('tasks:options_lines')}
        multiline
        defaultValue={toLines(options)}
        onChange={({ currentTarget: { value } }) => change(fromLines(value.split('\n')))}
      />
    )
  return (
    <FieldList
      {...common}
      hint={readOnly ? undefined : t('tasks:options_hint')}
      itemsLimit={OPTIONS_MAX}
      addLabel={t('tasks:add_option')}
      defaultValue={options}
      getName={({ label }, index) => label || t('forms:options.nth', { number: index + 1 })}
      create={() => ({ label: '', value: '' })}
      fromLines={fromLines}
      onChange={change}
    >
      {({ item, index, change: set }) => {
        const problem = at('options', index, 'label') ?? at('options', index, 'value')
        return (
          <OptionRow>
            <ControlBox>
              <input
                aria-label={t('forms:options.nth', { number: index + 1 })}
                aria-invalid={at('options', index, 'label') !== undefined}
                placeholder={t('forms:options.nth', { number: index + 1 })}
                autoComplete="off"
                readOnly={readOnly}
                value={item.label}
                onChange={({ currentTarget: { value } }) =>
                  // What records may hold stays. A new option is kept as it is called.
                  set({ label: value, value: item.value === item.label && !savedValues.has(item.value) ? value : item.value })
                }
              />
            </ControlBox>
            <ControlBox>
              <input
                aria-label={t('tasks:option_value', { number: index + 1 })}
                aria-invalid={at('options', index, 'value') !== undefined}
                placeholder={t('tasks:value')}
                autoComplete="off"
                readOnly={readOnly}
                value={item.value}
                onChange={({ currentTarget: { value } }) => set({ ...item, value })}
              />
            </ControlBox>
            {problem !== undefined && (
              <small>
                <Icon name="warning" size={14} />
                {problem}
              </small>
            )}
          </OptionRow>
        )
      }}
    </FieldList>
  )
}
