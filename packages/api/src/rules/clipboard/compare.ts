import type { Asset, AssetImage, AttributeLine, ClipboardEntry, ClipboardValue, Document, PublicInfo } from '../../schemas/index.ts'
import { takeLine } from '../../schemas/take-text.ts'
import type { UnitContent } from '../../schemas/unit-content.ts'

/** What of an asset copied content is compared with, and put into. */
export interface AssetContent {
  asset: Pick<Asset, 'name' | 'description' | 'image' | 'images' | 'certifications'> & { attributes: AttributeLine[] }
  page: Pick<PublicInfo, 'journey' | 'content'>
  documents: Pick<Document, 'id' | 'name' | 'file' | 'gdti'>[]
}

/** Whether two addresses are of the same file: one may be the organization's own copy of the other. */
export type IsSameFile = (theirs: string, ours: string) => boolean

const folded = (text: string): string => takeLine(text).toLocaleLowerCase()
export const isSameLabel = (one: string, other: string): boolean => folded(one) === folded(other)

type Entry = Omit<ClipboardEntry, 'difference'>

const isEmpty = ({ text, url, date }: ClipboardValue) => text === '' && url === undefined && date === undefined

const judged = (isSameFile: IsSameFile) => {
  const isSame = (theirs: ClipboardValue, ours: ClipboardValue): boolean =>
    theirs.text === ours.text &&
    theirs.date === ours.date &&
    (theirs.url === undefined || ours.url === undefined ? theirs.url === ours.url : isSameFile(theirs.url, ours.url))
  return ({ ours, ...entry }: Entry): ClipboardEntry => {
    if (!ours || isEmpty(ours)) return { ...entry, difference: 'added' }
    return { ...entry, ours, difference: isSame(entry.theirs, ours) ? 'same' : 'changed' }
  }
}

const imageValue = ({ image, alt, caption }: AssetImage): ClipboardValue => ({ text: caption ?? alt ?? '', url: image })

const certificationValue = ({ issuer, number, validUntil, image, document }: UnitContent['certifications'][number]): ClipboardValue => {
  const url = document ?? image
  return { text: [issuer, number, validUntil].filter((part) => part !== undefined).join(' · '), ...(url !== undefined && { url }) }
}

export const getDocumentKey = ({ gdti, name }: { gdti?: string | undefined; name: string }): string => gdti ?? folded(name)

export const isSameEvent = (one: { name: string; date: string }, other: { name: string; date: string }): boolean =>
  isSameLabel(one.name, other.name) && Date.parse(one.date) === Date.parse(other.date)

const compareGeneral = ({ general }: UnitContent, { asset, page }: AssetContent): Entry[] => {
  const part = 'general' as const
  const { name, description, image, longDescription } = general
  return [
    { id: 'general.name', part, kind: 'text', label: 'name', theirs: { text: name }, ours: { text: asset.name } },
    ...(description === ''
      ? []
      : [
          {
            id: 'general.description',
            part,
            kind: 'text' as const,
            label: 'description',
            theirs: { text: description },
            ours: { text: asset.description },
          },
        ]),
    ...(image === undefined
      ? []
      : [
          {
            id: 'general.image',
            part,
            kind: 'image' as const,
            label: 'image',
            theirs: { text: '', url: image },
            ...(asset.image !== undefined && { ours: { text: '', url: asset.image } }),
          },
        ]),
    ...(longDescription === undefined
      ? []
      : [
          {
            id: 'general.longDescription',
            part,
            kind: 'richText' as const,
            label: 'longDescription',
            theirs: { text: longDescription },
            ours: { text: page.content.longDescription ?? '' },
          },
        ]),
  ]
}

/** Every value of the content, beside what the asset has in its place. */
export const compareContent = (content: UnitContent, own: AssetContent, isSameFile: IsSameFile): ClipboardEntry[] => {
  const { asset, page, documents } = own
  const beside = (ours: ClipboardValue | undefined) => (ours === undefined ? {} : { ours })
  const findImage = (image: AssetImage) => asset.images.find((one) => isSameFile(image.image, one.image))
  const compareDocuments = (part: 'documents' | 'unitDocuments'): Entry[] =>
    content[part].map(({ name, file, gdti }, index) => {
      const same = documents.find((document) => getDocumentKey(document) === getDocumentKey({ name, gdti }))
      return {
        id: `${part}.${index}`,
        part,
        kind: 'document',
        label: name,
        theirs: { text: gdti ?? '', url: file },
        ...beside(same && { text: same.gdti ?? '', url: same.file }),
      }
    })
  const entries: Entry[] = [
    ...compareGeneral(content, own),
    ...content.productInfo.map(({ label, value }, index): Entry => {
      const same = page.content.productInfo?.find((line) => isSameLabel(line.label, label))
      return {
        id: `product.${index}`,
        part: 'product',
        kind: 'text',
        label,
        theirs: { text: value },
        ...beside(same && { text: same.value }),
      }
    }),
    ...content.attributes.map(({ label, value }, index): Entry => {
      const same = asset.attributes.find((line) => isSameLabel(line.label, label))
      return {
        id: `attributes.${index}`,
        part: 'attributes',
        kind: 'text',
        label,
        theirs: { text: value },
        ...beside(same && { text: same.value }),
      }
    }),
    ...compareDocuments('documents'),
    ...content.certifications.map((certification, index): Entry => {
      const same = asset.certifications.find(({ name }) => isSameLabel(name, certification.name))
      return {
        id: `certifications.${index}`,
        part: 'documents',
        kind: 'certification',
        label: certification.name,
        theirs: certificationValue(certification),
        ...beside(same && certificationValue(same)),
      }
    }),
    ...compareDocuments('unitDocuments'),
    ...content.images.map((image, index): Entry => {
      const same = findImage(image)
      return {
        id: `images.${index}`,
        part: 'images',
        kind: 'image',
        label: image.caption ?? image.alt ?? '',
        theirs: imageValue(image),
        ...beside(same && imageValue(same)),
      }
    }),
    ...content.videos.map(({ title, url }, index): Entry => {
      const same = page.content.videos?.find((video) => isSameFile(url, video.url))
      return {
        id: `videos.${index}`,
        part: 'videos',
        kind: 'video',
        label: title,
        theirs: { text: title, url },
        ...beside(same && { text: same.title, url: same.url }),
      }
    }),
    ...content.events.map((event, index): Entry => {
      const same = page.journey.find((step) => isSameEvent(step, event))
      const { name, date, place, description } = event
      const theirs = { text: description ?? '', date, ...(place !== undefined && { place }) }
      return { id: `events.${index}`, part: 'events', kind: 'event', label: name, theirs, ...beside(same && theirs) }
    }),
  ]
  return entries.map(judged(isSameFile))
}
