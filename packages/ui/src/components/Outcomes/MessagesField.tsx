import { styled } from '@mui/material/styles'
import { Outcome, type Task, type TaskAsset, type TaskResultMessage } from '@tracemark/api/schemas'
import { useState } from 'react'
import { useTranslate } from '../../i18n/context.ts'
import { Icon } from '../../icons/Icon.tsx'
import { savedFile } from '../forms/FileField/upload-list.ts'
import type { Upload } from '../forms/FileField/use-uploads.ts'
import { ImageField } from '../forms/ImageField/ImageField.tsx'
import { NumberField } from '../forms/NumberField/NumberField.tsx'
import { TextField } from '../forms/TextField/TextField.tsx'
import { Hint, OutcomeMark, type OutcomeName, outcomeText, Problem } from './outcome.tsx'

type Messages = NonNullable<TaskAsset['messagesEngineConfig']>['messages']

const Rows = styled('div')({
  border: '1px solid var(--tm-line)',
  borderRadius: 'var(--tm-radius-m)',
  '& > details + details': { borderTop: '1px solid var(--tm-line)' },
  '& summary': {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: 12,
    minHeight: 48,
    padding: '6px 12px',
    listStyle: 'none',
    cursor: 'pointer',
  },
  '& summary::-webkit-details-marker': { display: 'none' },
  '& summary:hover': { background: 'var(--tm-hover)' },
  '& summary:focus-visible': { outline: '2px solid var(--tm-accent)', outlineOffset: -2 },
  '& summary > small': {
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    color: 'var(--tm-ink-muted)',
    fontSize: 'var(--tm-text-s)',
  },
  '& summary > svg': { color: 'var(--tm-ink-muted)' },
  '& details[open] > summary > svg': { transform: 'rotate(180deg)' },
  '& details > div': { display: 'grid', gap: 16, padding: '4px 12px 16px' },
})

interface MessagesFieldProps {
  /** What the task says itself. */
  own: Task['resultMessages'] | undefined
  /** What is said where nothing is entered; that it is the task's own message, where absent. */
  none?: string | undefined
  defaultValue: Messages
  error: string | undefined
  readOnly: boolean
  upload: Upload
  /** Undefined where the task's own words are said in all cases. */
  onChange: (messages: Messages | undefined) => void
}

/** Undefined takes a field away. */
type MessagePart = { [Field in keyof TaskResultMessage]?: TaskResultMessage[Field] | undefined }

/** Without what is empty; undefined where nothing is left. */
const tidy = (message: MessagePart): TaskResultMessage | undefined => {
  const said = Object.entries(message).filter(([, value]) => value !== '' && value !== undefined)
  return said.length === 0 ? undefined : Object.fromEntries(said)
}

const getText = (message: TaskResultMessage) => message.title ?? message.description

/** What people read at the end, by how the task ended, in place of the task's own words. */
export const MessagesField = ({ own, none, defaultValue, error, readOnly, upload, onChange }: MessagesFieldProps) => {
  const t = useTranslate()
  const [messages, setMessages] = useState(defaultValue)
  const say = (outcome: OutcomeName, part: MessagePart) => {
    const { [outcome]: before, ...others } = messages
    const message = tidy({ ...before, ...part })
    const next = message ? { ...others, [outcome]: message } : others
    setMessages(next)
    onChange(Object.keys(next).length === 0 ? undefined : next)
  }
  const inherited = (text: string | undefined) => (text === undefined ? undefined : t('task-assets:messages.inherits', { text }))
  return (
    <>
      <Hint>{t('task-assets:messages_text')}</Hint>
      <Rows>
        {Outcome.options.map((outcome) => (
          <details key={outcome}>
            <summary>
              <OutcomeMark outcome={outcome} t={t} />
              <small>{getText({ ...own?.[outcome], ...messages[outcome] }) ?? none ?? t('task-assets:messages.own')}</small>
              <Icon name="down" size={12} />
            </summary>
            {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would draw its own frame and legend. */}
            <div role="group" aria-label={outcomeText(t, outcome)}>
              <TextField
                label={t('task-assets:content.title')}
                defaultValue={defaultValue[outcome]?.title}
                hint={inherited(own?.[outcome]?.title)}
                readOnly={readOnly}
                onChange={({ currentTarget: { value } }) => say(outcome, { title: value })}
              />
              <TextField
                label={t('task-assets:messages.text')}
                multiline
                defaultValue={defaultValue[outcome]?.description}
                hint={inherited(own?.[outcome]?.description)}
                readOnly={readOnly}
                onChange={({ currentTarget: { value } }) => say(outcome, { description: value })}
              />
              {(['image', 'backgroundImage'] as const).map((field) => (
                <ImageField
                  key={field}
                  label={t(`task-assets:messages.${field}`)}
                  readOnly={readOnly}
                  upload={upload}
                  defaultValue={savedFile(defaultValue[outcome]?.[field], t(`task-assets:messages.${field}`))}
                  onChange={([file]) => say(outcome, { [field]: file?.url })}
                />
              ))}
              <NumberField
                label={t('task-assets:messages.close')}
                hint={t('task-assets:messages.close_hint')}
                unit={t('task-assets:messages.seconds')}
                min={1}
                decimals={0}
                readOnly={readOnly}
                defaultValue={defaultValue[outcome]?.autoCloseSeconds}
                onChange={(value) => say(outcome, { autoCloseSeconds: value })}
              />
            </div>
          </details>
        ))}
      </Rows>
      {error !== undefined && <Problem text={error} />}
    </>
  )
}
