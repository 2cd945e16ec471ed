import IconButton from '@mui/material/IconButton'
import { styled } from '@mui/material/styles'
import { useFormat, useTranslate } from '../../i18n/context.ts'
import { Icon } from '../../icons/Icon.tsx'
import { surface } from '../Card/surface.ts'
import { DocumentIcon } from './DocumentIcon.tsx'
import { documentType } from './document-type.ts'

const List = styled('ul')({
  margin: 0,
  padding: 0,
  ...surface,
  listStyle: 'none',
})

const Entry = styled('li')({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  padding: '10px 8px 10px 14px',
  '& + &': { borderTop: '1px solid var(--tm-line)' },
  '& > div': { flex: 1, minWidth: 0, overflowWrap: 'anywhere' },
  '& b': { display: 'block', fontWeight: 550 },
})

const Facts = styled('small')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0 14px',
  color: 'var(--tm-ink-muted)',
  fontSize: 'var(--tm-text-s)',
  fontVariantNumeric: 'tabular-nums',
})

const Nothing = styled('p')({ margin: 0, color: 'var(--tm-ink-muted)' })

export interface DocumentEntry {
  id: string
  name: string
  /** With its ending: it tells the kind, and names the download. */
  fileName: string
  /** In bytes. */
  size?: number | undefined
  /** Global Document Type Identifier (GS1). */
  gdti?: string | undefined
  /** Where the file is. */
  href: string
}

/** Documents with their kind, size and GDTI, each to be downloaded. */
export const DocumentList = ({ documents }: { documents: readonly DocumentEntry[] }) => {
  const t = useTranslate()
  const format = useFormat()
  if (documents.length === 0) return <Nothing>{t('media:document.empty')}</Nothing>
  return (
    <List>
      {documents.map(({ id, name, fileName, size, gdti, href }) => {
        const type = documentType(fileName)
        return (
          <Entry key={id}>
            <DocumentIcon fileName={fileName} />
            <div>
              <b>{name}</b>
              <Facts>
                <span>{t(`media:document.type_${type}`)}</span>
                {size !== undefined && <span>{format.fileSize(size)}</span>}
                {gdti !== undefined && <span>{t('media:document.gdti', { gdti })}</span>}
              </Facts>
            </div>
            <IconButton component="a" href={href} download={fileName} aria-label={t('media:document.download', { name })}>
              <Icon name="download" />
            </IconButton>
          </Entry>
        )
      })}
    </List>
  )
}
