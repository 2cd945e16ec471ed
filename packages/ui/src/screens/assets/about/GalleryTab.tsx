import { styled } from '@mui/material/styles'
import { AssetImage } from '@tracemark/api/schemas'
import { useRef } from 'react'
import { Chip } from '../../../components/Chip/Chip.tsx'
import { PlainPanel } from '../../../components/EmptyPanel/PlainPanel.tsx'
import type { FormBinding } from '../../../components/FormFrame/types.ts'
import { useEntityForm } from '../../../components/FormFrame/use-entity-form.ts'
import { FileLine } from '../../../components/forms/FileField/FileLine.tsx'
import { UploadFrame } from '../../../components/forms/FileField/UploadFrame.tsx'
import { FocusField } from '../../../components/forms/FocusField/FocusField.tsx'
import { TextField } from '../../../components/forms/TextField/TextField.tsx'
import { LineDrawer } from '../../../components/ListForm/LineDrawer.tsx'
import { EditorRows, ListRow } from '../../../components/ListForm/ListEditor.tsx'
import { Sheet, TabForm } from '../../../components/ListForm/TabForm.tsx'
import { type ListForm, type OpenLine, useListForm } from '../../../components/ListForm/use-list-form.ts'
import { useTranslate } from '../../../i18n/context.ts'
import { Icon } from '../../../icons/Icon.tsx'
import { findUploadPlace } from './find-upload-place.ts'

/** What the call takes. */
const IMAGES_MAX = 100

const Pending = styled('ul')({ margin: 0, padding: 0, listStyle: 'none', '&:empty': { display: 'none' } })

const ImageDrawer = ({ list, line }: { list: ListForm<AssetImage>; line: OpenLine<AssetImage> }) => {
  const t = useTranslate()
  const form = useEntityForm(AssetImage, {
    values: line.entry,
    refused: line.refused,
    readOnly: list.readOnly,
    onDirty: list.onDirty,
    onSave: async (values) => {
      list.done(values)
      return undefined
    },
  })
  const focus = form.value('focus', t('asset-page:focus'))
  return (
    <LineDrawer
      form={form}
      title={t('asset-page:picture')}
      onRemove={
        list.readOnly
          ? undefined
          : () => {
              list.remove(line.key)
              list.close()
            }
      }
      onClose={list.close}
    >
      <FocusField {...focus} hint={t('asset-page:focus_hint')} src={line.entry.image} />
      <TextField {...form.text('alt', t('asset-page:alt'))} hint={t('asset-page:alt_hint')} />
      <TextField {...form.text('caption', t('asset-page:caption'))} hint={t('asset-page:caption_hint')} />
    </LineDrawer>
  )
}

/** The pictures of an asset: the first is the largest on its page. */
export const GalleryTab = (props: FormBinding<AssetImage[]>) => {
  const t = useTranslate()
  /** The files that came from here, by their addresses. Those that came before have addresses alone, which say nothing to a person. */
  const taken = useRef(new Map<string, string>())
  const getName = ({ image, alt, caption }: AssetImage) => {
    const place = props.values?.findIndex((each) => each.image === image) ?? -1
    return alt ?? caption ?? taken.current.get(image) ?? `${t('asset-page:picture')} ${place + 1}`
  }
  const list = useListForm(props, { label: t('asset-page:tab.gallery'), getName })
  const { lines, readOnly } = list
  return (
    <>
      <TabForm {...props} form={list.form}>
        {lines.length === 0 ? (
          <PlainPanel icon="image" title={t('asset-page:no_images.title')} text={t('asset-page:no_images.text')} />
        ) : (
          <EditorRows {...list} onOrder={list.change} onRemove={list.remove}>
            {(line) => {
              const { image, alt, caption, focus } = line.entry
              return (
                <ListRow
                  name={getName(line.entry)}
                  detail={alt === undefined ? undefined : caption}
                  image={image}
                  focus={focus}
                  chips={
                    alt === undefined &&
                    caption === undefined && (
                      <Chip data-tone="alert">
                        <Icon name="alert" size={14} />
                        {t('asset-page:no_alt')}
                      </Chip>
                    )
                  }
                  onOpen={() => list.edit(line)}
                />
              )
            }}
          </EditorRows>
        )}
        {!readOnly && lines.length < IMAGES_MAX && (
          <Sheet style={{ marginTop: 16 }}>
            <UploadFrame
              label={t('asset-page:add_images')}
              name="pictures"
              multiple
              kinds={['image']}
              missing={t('forms:image.required')}
              action={t('forms:image.choose_many')}
              ways={t('forms:image.ways_many')}
              upload={list.upload}
              onChange={(files) => {
                const fresh = files.filter(({ url }) => !taken.current.has(url))
                const chosen = files.map(({ url }) => url)
                for (const { url, name } of fresh) {
                  taken.current.set(url, name)
                  const placeIn = (there: readonly AssetImage[]) =>
                    findUploadPlace(
                      url,
                      chosen,
                      there.map(({ image }) => image),
                    )
                  list.add([{ image: url }], placeIn)
                }
              }}
            >
              {(entries, getActions) => (
                <Pending>
                  {/* One that has arrived stands in the gallery. */}
                  {entries
                    .filter(({ state }) => state !== 'done')
                    .map((entry) => (
                      <FileLine key={entry.id} entry={entry} {...getActions(entry)} />
                    ))}
                </Pending>
              )}
            </UploadFrame>
          </Sheet>
        )}
      </TabForm>
      {list.open && <ImageDrawer key={list.open.key} list={list} line={list.open} />}
    </>
  )
}
