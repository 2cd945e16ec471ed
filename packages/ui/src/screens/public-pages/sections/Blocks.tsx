import { safeAddress } from '@tracemark/api/rules/rich-text'
import { CodeFrame } from '../../../field/CodeFrame/CodeFrame.tsx'
import { RichText } from '../../../field/RichText/RichText.tsx'
import { useTranslate } from '../../../i18n/context.ts'
import { Icon } from '../../../icons/Icon.tsx'
import { useOwnWords } from '../own-words.ts'
import { Collection } from './Collection.tsx'
import type { PublicBlock } from './public-block.ts'

/** Panels and films stand with their own kind, all else where it was put. Those at the top are part of the first view. */
export const blocksAt = (blocks: readonly PublicBlock[]) => {
  const panels = blocks.filter(({ type }) => type === 'panel')
  const films = blocks.filter((block) => block.type !== 'panel' && !block.collectionsInfo && block.component.embeddedLink !== undefined)
  const rest = blocks.filter((block) => !panels.includes(block) && !films.includes(block))
  const at = (place: PublicBlock['displayType']) => rest.filter(({ displayType }) => displayType === place)
  return { panels, films, before: at('before'), after: at('after'), bottom: at('bottom') }
}

const Block = ({ block, frame }: { block: PublicBlock; frame: string | undefined }) => {
  const t = useTranslate()
  const own = useOwnWords()
  const { name, component, collectionsInfo, records } = block
  if (component.codeInjection !== undefined) {
    if (frame === undefined) return null
    return (
      <section className="tm-public-code">
        <h2 lang={own}>{name}</h2>
        <CodeFrame title={t('public-more:frame', { name })} code={component.codeInjection} frame={frame} />
      </section>
    )
  }
  const way = component.kmlLink === undefined ? undefined : safeAddress(component.kmlLink)
  const collection = collectionsInfo && records && <Collection info={collectionsInfo} records={records} name={name} />
  if (component.html === undefined && way === undefined && !collection) return null
  return (
    <section>
      <h2 lang={own}>{name}</h2>
      {component.html !== undefined && <RichText html={component.html} lang={own} />}
      {collection}
      {way !== undefined && (
        <a className="tm-link tm-link-flush" href={way} rel="noopener noreferrer">
          <Icon name="map" size={18} />
          {t('public-more:map')}
        </a>
      )}
    </section>
  )
}

export const Blocks = ({ blocks, frame }: { blocks: readonly PublicBlock[]; frame: string | undefined }) =>
  blocks.map((block) => <Block key={block.id} block={block} frame={frame} />)
