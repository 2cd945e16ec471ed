import { MAX_UPLOAD_BYTES } from '@tracemark/api/rules'
import { useFormat, useTranslate } from '../../i18n/context.ts'
import { Icon } from '../../icons/Icon.tsx'
import type { AttachmentProblem } from './attachment.ts'
import './Attachments.css'

/** Why a file was not taken, and what to do. It is read out when it appears. */
export const ProblemLine = ({ problem }: { problem: AttachmentProblem | undefined }) => {
  const t = useTranslate()
  const format = useFormat()
  const say = (it: AttachmentProblem) => {
    if (it.kind === 'too_many') return t('task-more:attachments.too_many', { count: it.limit })
    if (it.kind === 'unreadable') return t('task-more:attachments.unreadable', { name: it.name })
    const limit = format.fileSize(MAX_UPLOAD_BYTES)
    return t('task-more:attachments.too_large', { name: it.name, size: format.fileSize(it.size), limit })
  }
  return (
    <div role="alert">
      {problem && (
        <p className="tm-attach-problem">
          <Icon name="warning" size={18} />
          <span>{say(problem)}</span>
        </p>
      )}
    </div>
  )
}
