import { styled } from '@mui/material/styles'
import { useFormat, useTranslate } from '../../../i18n/context.ts'

const Way = styled('span')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  fontVariantNumeric: 'tabular-nums',
  '& > span': { width: 96, height: 4, borderRadius: 2, overflow: 'hidden', background: 'var(--tm-line)' },
  '& > span > span': {
    display: 'block',
    height: '100%',
    background: 'var(--tm-accent)',
    transition: 'inline-size var(--tm-motion) var(--tm-ease)',
  },
})

interface UploadProgressProps {
  name: string
  /** From 0 to 1. */
  progress: number
}

/** How far one upload has come. */
export const UploadProgress = ({ name, progress }: UploadProgressProps) => {
  const t = useTranslate()
  const percent = useFormat().percent(progress)
  return (
    <Way>
      <span
        role="progressbar"
        aria-label={t('forms:file.uploading', { name })}
        aria-valuenow={Math.round(progress * 100)}
        aria-valuetext={percent}
      >
        <span style={{ inlineSize: `${progress * 100}%` }} />
      </span>
      {percent}
    </Way>
  )
}
