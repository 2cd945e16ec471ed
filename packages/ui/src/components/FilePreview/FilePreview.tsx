import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import IconButton from '@mui/material/IconButton'
import { styled } from '@mui/material/styles'
import { useId, useState } from 'react'
import { useFormat, useTranslate } from '../../i18n/context.ts'
import { Icon } from '../../icons/Icon.tsx'
import { DocumentIcon } from '../DocumentList/DocumentIcon.tsx'
import { documentType } from '../DocumentList/document-type.ts'

const Head = styled('header')({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  padding: '10px 12px 10px 16px',
  borderBottom: '1px solid var(--tm-line)',
  background: 'var(--tm-paper-raised)',
  '& > div': { flex: 1, minWidth: 0 },
  '& h2': {
    margin: 0,
    fontSize: 'inherit',
    fontWeight: 600,
    lineHeight: 1.3,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  '& small': { display: 'flex', gap: 12, color: 'var(--tm-ink-muted)', fontSize: 'var(--tm-text-s)', fontVariantNumeric: 'tabular-nums' },
})

const Stage = styled('div')({
  display: 'grid',
  placeItems: 'center',
  flex: 1,
  minHeight: 0,
  overflow: 'hidden',
  background: 'var(--tm-plain-wash)',
  '& > img': { display: 'block', boxSizing: 'border-box', width: '100%', height: '100%', padding: 20, objectFit: 'contain' },
  '& > iframe': { display: 'block', width: '100%', height: '100%', border: 0, background: '#fff' },
})

const Nothing = styled('div')({
  display: 'grid',
  justifyItems: 'center',
  gap: 12,
  padding: 32,
  color: 'var(--tm-ink-muted)',
  textAlign: 'center',
  '& > p': { maxWidth: 360, margin: 0, textWrap: 'balance' },
})

export interface PreviewedFile {
  /** What it is called, for people. */
  title: string
  /** With its ending: it tells the kind, and names the download. */
  fileName: string
  href: string
  /** In bytes. */
  size?: number | undefined
}

/** Phones show no PDF within a page. */
const showsPdf = (): boolean => globalThis.navigator?.pdfViewerEnabled !== false

const Shown = ({ file, onFailed }: { file: PreviewedFile; onFailed: () => void }) => {
  const { title, fileName, href } = file
  if (documentType(fileName) === 'image') return <img src={href} alt={title} onError={onFailed} />
  return <iframe src={href} title={title} />
}

interface FilePreviewProps {
  file: PreviewedFile
  onClose: () => void
}

/** A picture or PDF within the page, to be looked at and downloaded; of other kinds only what it is. */
export const FilePreview = ({ file, onClose }: FilePreviewProps) => {
  const t = useTranslate()
  const format = useFormat()
  const id = useId()
  const [failed, setFailed] = useState(false)
  const { title, fileName, href, size } = file
  const type = documentType(fileName)
  const can = !failed && (type === 'image' || (type === 'pdf' && showsPdf()))
  const download = { component: 'a', href, download: fileName } as const
  return (
    <Dialog
      open
      maxWidth={false}
      aria-labelledby={id}
      onClose={onClose}
      slotProps={{
        paper: {
          sx: { width: 'min(960px, calc(100% - 24px))', height: can ? 'min(900px, calc(100% - 48px))' : 'auto', margin: 0 },
        },
      }}
    >
      <Head>
        <DocumentIcon fileName={fileName} />
        <div>
          <h2 id={id}>{title}</h2>
          <small>
            <span>{t(`media:document.type_${type}`)}</span>
            {size !== undefined && <span>{format.fileSize(size)}</span>}
          </small>
        </div>
        <IconButton {...download} aria-label={t('media:document.download', { name: title })}>
          <Icon name="download" />
        </IconButton>
        <IconButton autoFocus aria-label={t('common:close')} onClick={onClose}>
          <Icon name="close" />
        </IconButton>
      </Head>
      <Stage>
        {can ? (
          <Shown file={file} onFailed={() => setFailed(true)} />
        ) : (
          <Nothing>
            <p>{t(failed ? 'media:preview.failed' : 'media:preview.none')}</p>
            <Button {...download} variant="outlined" startIcon={<Icon name="download" />}>
              {t('media:document.download', { name: title })}
            </Button>
          </Nothing>
        )}
      </Stage>
    </Dialog>
  )
}
