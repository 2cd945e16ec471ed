import { useTranslate } from '../../i18n/context.ts'
import { Icon } from '../../icons/Icon.tsx'
import type { CodeAnswer } from './use-code.ts'

/** The code that was taken, and how. Separators inside of a GS1 code are shown as spaces. */
export const FoundCode = ({ answer: { text, by } }: { answer: CodeAnswer }) => {
  const t = useTranslate()
  return (
    <p className="tm-ask-found">
      <Icon name="check" size={22} />
      <span>
        <bdi dir="ltr">{text.replaceAll('\u001d', ' ')}</bdi>
        {by !== undefined && <small>{t(`task-more:code.by_${by}`)}</small>}
      </span>
    </p>
  )
}
