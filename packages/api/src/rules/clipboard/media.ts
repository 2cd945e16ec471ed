import type { UnitContent } from '../../schemas/unit-content.ts'

/** A file that an entry brings: `required` where the entry is nothing without it. */
export interface Medium {
  id: string
  url: string
  kind: 'image' | 'file' | 'film'
  required: boolean
}

/** Every file of the content, by the entry that it belongs to. */
export const listMedia = (content: UnitContent): Medium[] => {
  const { general, documents, unitDocuments, certifications, images, videos } = content
  const medium = (id: string, url: string | undefined, kind: Medium['kind'], required = true): Medium[] =>
    url === undefined ? [] : [{ id, url, kind, required }]
  return [
    ...medium('general.image', general.image, 'image'),
    ...documents.flatMap(({ file }, index) => medium(`documents.${index}`, file, 'file')),
    ...unitDocuments.flatMap(({ file }, index) => medium(`unitDocuments.${index}`, file, 'file')),
    ...certifications.flatMap(({ image, document }, index) => [
      ...medium(`certifications.${index}`, image, 'image', false),
      ...medium(`certifications.${index}`, document, 'file', false),
    ]),
    ...images.flatMap(({ image }, index) => medium(`images.${index}`, image, 'image')),
    ...videos.flatMap(({ url, poster }, index) => [
      ...medium(`videos.${index}`, url, 'film'),
      ...medium(`videos.${index}`, poster, 'image', false),
    ]),
  ]
}

/** The content with every address of a file as `of` has it. What has none loses an optional file, and keeps its own address otherwise. */
export const withMedia = (content: UnitContent, of: (url: string) => string | undefined): UnitContent => {
  const { general, ...rest } = content
  const required = (url: string) => of(url) ?? url
  const optional = <Key extends string>(key: Key, url: string | undefined): { [Name in Key]?: string } => {
    const found = url === undefined ? undefined : of(url)
    return (found === undefined ? {} : { [key]: found }) as { [Name in Key]?: string }
  }
  const { image, ...texts } = general
  const file = <Document extends { file: string }>(document: Document): Document => ({ ...document, file: required(document.file) })
  return {
    ...rest,
    general: { ...texts, ...(image !== undefined && { image: required(image) }) },
    documents: rest.documents.map(file),
    unitDocuments: rest.unitDocuments.map(file),
    certifications: rest.certifications.map(({ image: picture, document, ...certification }) => ({
      ...certification,
      ...optional('image', picture),
      ...optional('document', document),
    })),
    images: rest.images.map((picture) => ({ ...picture, image: required(picture.image) })),
    videos: rest.videos.map(({ poster, ...video }) => ({ ...video, url: required(video.url), ...optional('poster', poster) })),
  }
}
