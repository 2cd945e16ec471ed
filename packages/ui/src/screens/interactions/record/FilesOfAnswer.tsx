import type { RecordedAttachment } from '@tracemark/api/schemas'
import { DocumentList } from '../../../components/DocumentList/DocumentList.tsx'
import { ImageGallery } from '../../../components/ImageGallery/ImageGallery.tsx'
import { useFormat, useTranslate } from '../../../i18n/context.ts'
import { Icon } from '../../../icons/Icon.tsx'
import { isPicture } from './entries.ts'
import { FileStack, Gone } from './parts.tsx'

interface FilesOfAnswerProps {
  question: string
  input: RecordedAttachment['input']
  files: readonly RecordedAttachment[]
}

/** The files of one question: pictures to look at, others to download, and those that are gone by name. */
export const FilesOfAnswer = ({ question, input, files }: FilesOfAnswerProps) => {
  const t = useTranslate()
  const format = useFormat()
  const pictures = files.filter(isPicture)
  const gone = files.filter(({ contentType }) => contentType === undefined)
  const others = files.filter((file) => file.contentType !== undefined && !isPicture(file))
  const counted = (at: number) => t('media:gallery.counter', { at: format.number(at + 1), count: format.number(pictures.length) })
  return (
    <FileStack data-input={input}>
      {pictures.length > 0 && (
        <ImageGallery
          label={question}
          size="O"
          ratio={input === 'signature' ? '5 / 2' : undefined}
          images={pictures.map(({ name, file, camera }, at) => ({
            id: file,
            src: file,
            alt: pictures.length === 1 ? question : format.list([question, counted(at)]),
            caption: camera ? t('interaction-page:taken_with_camera') : undefined,
            fileName: name,
          }))}
        />
      )}
      {others.length > 0 && <DocumentList documents={others.map(({ name, file }) => ({ id: file, name, fileName: name, href: file }))} />}
      {gone.map(({ name, file }) => (
        <Gone key={file}>
          <Icon name="image" size={20} />
          {t('interaction-page:file_gone', { name })}
        </Gone>
      ))}
    </FileStack>
  )
}
