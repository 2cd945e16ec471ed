import type { TaskAsset } from '@tracemark/api/schemas'
import { useEffect, useState } from 'react'
import { useTranslate } from '../../i18n/context.ts'
import type { MessageKey } from '../../i18n/keys.ts'
import { AttributeList, type AttributeListProps } from './AttributeList.tsx'
import { type Attribute, areComplete } from './rows.ts'

type Metadata = TaskAsset['metadata']

const toRow = ([key, value]: [string, Metadata[string]]): Attribute => ({
  key,
  value: String(value),
  type: typeof value === 'number' ? 'number' : typeof value === 'boolean' ? 'boolean' : 'string',
})

const toValue = ({ type, value }: Attribute): Metadata[string] =>
  type === 'number' ? Number(value) : type === 'boolean' ? value === 'true' : value

const findProblem = (rows: readonly Attribute[]): MessageKey | undefined => {
  if (!areComplete(rows)) return 'forms:attributes.incomplete'
  return new Set(rows.map(({ key }) => key.trim())).size < rows.length ? 'task-assets:metadata_twice' : undefined
}

interface MetadataFieldProps extends Pick<AttributeListProps, 'label' | 'hint' | 'disabled' | 'error'> {
  defaultValue: Metadata
  onChange: (metadata: Metadata) => void
  /** Why the rows are no metadata yet, as they are entered; undefined once they are. */
  onProblem: (problem: MessageKey | undefined) => void
}

/** Values of the organization's own programs, by their names. */
export const MetadataField = ({ defaultValue, error, onChange, onProblem, ...list }: MetadataFieldProps) => {
  const t = useTranslate()
  const [rows, setRows] = useState(() => Object.entries(defaultValue).map(toRow))
  const problem = findProblem(rows)
  useEffect(() => onProblem(problem), [problem, onProblem])
  return (
    <AttributeList
      {...list}
      isMetadata
      units={false}
      defaultValue={rows}
      showErrors={error !== undefined}
      error={error !== undefined && problem === 'task-assets:metadata_twice' ? t(problem) : undefined}
      onChange={(next) => {
        setRows(next)
        onChange(Object.fromEntries(next.map((row) => [row.key.trim(), toValue(row)])))
      }}
    />
  )
}
