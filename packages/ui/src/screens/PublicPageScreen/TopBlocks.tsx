import type { PublicThing } from '@tracemark/api/schemas'
import { RichText } from '../../field/RichText/RichText.tsx'

/** News right below the name. What else stands at the top, such as films, comes with its own kind. */
export const TopBlocks = ({ blocks = [] }: { blocks: PublicThing['blocks'] }) =>
  blocks
    .filter(({ type, displayType, component }) => type !== 'panel' && displayType === 'top' && component.html !== undefined)
    .map(({ id, component }) => (
      <aside key={id} className="tm-public-banner">
        <RichText html={component.html ?? ''} />
      </aside>
    ))
