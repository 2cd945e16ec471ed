import { styled } from '@mui/material/styles'
import { Outcome, type Task, type TaskResultMessage } from '@tracemark/api/schemas'
import { type ReactNode, useState } from 'react'
import { surface } from '../../components/Card/surface.ts'
import type { Upload } from '../../components/forms/FileField/use-uploads.ts'
import { SelectField } from '../../components/forms/SelectField/SelectField.tsx'
import { MessagesField } from '../../components/Outcomes/MessagesField.tsx'
import { outcomeText } from '../../components/Outcomes/outcome.tsx'
import { useTranslate } from '../../i18n/context.ts'
import { PhonePreview } from './PhonePreview.tsx'

const Sheet = styled('div')(surface, {
  display: 'grid',
  gap: '24px 32px',
  padding: '22px 24px 24px',
  '& > div': { display: 'grid', gap: 16, alignContent: 'start', minWidth: 0 },
  '@media (min-width: 992px)': { gridTemplateColumns: 'minmax(0, 1fr) 376px' },
  '@media (max-width: 480px)': { padding: '18px 16px 20px' },
})

interface ResultTabProps {
  defaultValue: Task['resultMessages']
  messages: Task['resultMessages']
  error: string | undefined
  readOnly: boolean
  upload: Upload
  renderResult: (message: TaskResultMessage) => ReactNode
  onChange: (messages: Task['resultMessages']) => void
}

/** What the worker reads at the end, by how the run ended, as the phone shows it. */
export const ResultTab = ({ defaultValue, messages, error, readOnly, upload, renderResult, onChange }: ResultTabProps) => {
  const t = useTranslate()
  const [outcome, setOutcome] = useState(() => Outcome.options.find((one) => messages[one]) ?? 'otherwise')
  return (
    <Sheet>
      <div>
        <MessagesField
          own={undefined}
          none={t('tasks:message_none')}
          defaultValue={defaultValue}
          error={error}
          readOnly={readOnly}
          upload={upload}
          onChange={(next) => onChange(next ?? {})}
        />
      </div>
      <div>
        <SelectField
          label={t('tasks:preview_for')}
          answered
          defaultValue={outcome}
          options={Outcome.options.map((one) => ({ value: one, label: outcomeText(t, one) }))}
          onChange={({ currentTarget: { value } }) => setOutcome(Outcome.options.find((one) => one === value) ?? 'otherwise')}
        />
        <PhonePreview>{renderResult(messages[outcome] ?? messages.otherwise ?? {})}</PhonePreview>
      </div>
    </Sheet>
  )
}
