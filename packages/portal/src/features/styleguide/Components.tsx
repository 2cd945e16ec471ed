import Button from '@mui/material/Button'
import { AttributeList } from '@tracemark/ui/components/attribute-list'
import { ClassificationBar } from '@tracemark/ui/components/classification-bar'
import { ClassificationChip } from '@tracemark/ui/components/classification-chip'
import { CommandPalette } from '@tracemark/ui/components/command-palette'
import { ConfirmDialog } from '@tracemark/ui/components/confirm-dialog'
import { DocumentList } from '@tracemark/ui/components/document-list'
import { Timeline } from '@tracemark/ui/components/timeline'
import { useToast } from '@tracemark/ui/components/toasts'
import { useTranslate } from '@tracemark/ui/i18n'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { MediaSamples } from './MediaSamples.tsx'
import { styleguidePages } from './pages.ts'
import { Sample, Sheet } from './Sheet.tsx'
import { attributes, counts, documents, timeline } from './samples.ts'

const Dialogs = () => {
  const t = useTranslate()
  const show = useToast()
  const navigate = useNavigate()
  const [open, setOpen] = useState<'palette' | 'plain' | 'danger'>()
  const close = () => setOpen(undefined)
  return (
    <div className="styleguide-row">
      <Button onClick={() => setOpen('plain')}>{t('styleguide:ask')}</Button>
      <Button onClick={() => setOpen('danger')}>{t('styleguide:delete')}</Button>
      <Button onClick={() => setOpen('palette')}>{t('common:search_or_go')}</Button>
      <Button onClick={() => show({ kind: 'positive', text: t('styleguide:saved') })}>{t('styleguide:save')}</Button>
      <Button onClick={() => show({ kind: 'error', text: t('styleguide:not_saved') })}>{t('styleguide:fail')}</Button>
      <ConfirmDialog
        open={open === 'plain' || open === 'danger'}
        tone={open === 'danger' ? 'danger' : 'plain'}
        onClose={close}
        onConfirm={() => {
          close()
          show({ kind: 'notice', text: t('styleguide:confirmed') })
        }}
      />
      <CommandPalette
        open={open === 'palette'}
        onClose={close}
        groups={[
          {
            id: 'pages',
            label: t('palette:pages'),
            entries: styleguidePages.map((page) => ({
              id: page,
              title: t(`styleguide:page_${page}`),
              onSelect: () => navigate(`/styleguide/${page}`),
            })),
          },
        ]}
      />
    </div>
  )
}

export const Components = () => {
  const t = useTranslate()
  return (
    <Sheet page="components">
      <Sample name="Button">
        <div className="styleguide-row">
          <Button variant="contained">{t('styleguide:primary')}</Button>
          <Button>{t('styleguide:secondary')}</Button>
          <Button variant="text">{t('styleguide:quiet')}</Button>
          <Button variant="contained" disabled>
            {t('styleguide:disabled')}
          </Button>
        </div>
      </Sample>
      <Sample name="ConfirmDialog, CommandPalette, Toasts">
        <Dialogs />
      </Sample>
      <div className="styleguide-grid">
        <Sample name="ClassificationChip">
          <div className="styleguide-row">
            <ClassificationChip classification="notice" />
            <ClassificationChip classification="alert" />
            <ClassificationChip classification="warning" />
            <ClassificationChip classification="unclassified" />
          </div>
        </Sample>
        <Sample name="ClassificationBar">
          <ClassificationBar counts={counts} />
        </Sample>
        <Sample name="Timeline">
          <Timeline events={timeline} />
        </Sample>
        <Sample name="DocumentList">
          <DocumentList documents={documents} />
        </Sample>
      </div>
      <MediaSamples />
      <Sample name="AttributeList">
        <AttributeList label={t('styleguide:attributes')} defaultValue={attributes} />
      </Sample>
    </Sheet>
  )
}
