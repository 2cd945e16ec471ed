import type { InteractionDetail } from '@tracemark/api/schemas'
import { Card } from '../../components/Card/Card.tsx'
import { Facts } from '../../components/RecordHeader/parts.tsx'
import { useTranslate } from '../../i18n/context.ts'
import { AnswerText } from './AnswerText.tsx'
import { entriesOf } from './entries.ts'
import { FilesOfAnswer } from './FilesOfAnswer.tsx'

/** What was answered, question by question: values, and pictures large. */
export const Answers = ({ interaction }: { interaction: InteractionDetail }) => {
  const t = useTranslate()
  const entries = entriesOf(interaction)
  const places = [interaction.reportedLocation, interaction.recordLocation]
  return (
    <Card title={t('record:answers')}>
      {entries.length === 0 ? (
        <p>{t('record:no_answers')}</p>
      ) : (
        <Facts data-large="">
          {entries.map(({ id, label = t('record:files'), input, answer, files }) => (
            <div key={id} data-wide={files.length > 0}>
              <dt>{label}</dt>
              <dd>
                {answer && <AnswerText answer={answer} places={places} />}
                {files.length > 0 && <FilesOfAnswer question={label} input={input} files={files} />}
              </dd>
            </div>
          ))}
        </Facts>
      )}
    </Card>
  )
}
