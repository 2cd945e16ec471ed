import type { PublicAsset } from '@tracemark/api/schemas'
import { RichText } from '../../field/RichText/RichText.tsx'
import { useOwnWords } from './own-words.ts'

/** News right below the name. What else stands at the top, such as films, comes with its own kind. */
export const TopBlocks = ({ blocks = [] }: { blocks: PublicAsset['blocks'] }) => {
  const own = useOwnWords()
  return blocks
    .filter(({ type, displayType, component }) => type !== 'panel' && displayType === 'top' && component.html !== undefined)
    .map(({ id, component }) => (
      <aside key={id} className="tm-public-banner">
        <RichText html={component.html ?? ''} lang={own} />
      </aside>
    ))
}
