import type { InteractionDetail } from '@tracemark/api/schemas'
import { Card } from '../../../components/Card/Card.tsx'
import { Facts } from '../../../components/RecordHeader/parts.tsx'
import { useTranslate } from '../../../i18n/context.ts'
import { AnswerText } from './AnswerText.tsx'
import { partEntries, toEntries } from './entries.ts'
import { FilesOfAnswer } from './FilesOfAnswer.tsx'

/** What was answered, question by question: first what was said, then the pictures, large. */
export const Answers = ({ interaction }: { interaction: InteractionDetail }) => {
  const t = useTranslate()
  const { said, shown } = partEntries(toEntries(interaction))
  const places = [interaction.reportedLocation, interaction.recordLocation]
  return (
    <>
      {(said.length > 0 || shown.length === 0) && (
        <Card title={t('interaction-page:answers')}>
          {said.length === 0 ? (
            <p>{t('interaction-page:no_answers')}</p>
          ) : (
            <Facts data-large="">
              {said.map(({ id, label = t('interaction-page:files'), input, answer, files }) => (
                <div key={id}>
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
      )}
      {shown.length > 0 && (
        <Card title={t('interaction-page:photos')}>
          <Facts>
            {shown.map(({ id, label = t('interaction-page:files'), input, files }) => (
              <div key={id} data-wide="true">
                <dt>{label}</dt>
                <dd>
                  <FilesOfAnswer question={label} input={input} files={files} />
                </dd>
              </div>
            ))}
          </Facts>
        </Card>
      )}
    </>
  )
}
