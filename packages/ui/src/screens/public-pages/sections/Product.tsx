import type { PublicContent } from '@tracemark/api/schemas'
import { FactList, joined } from '../../../field/Facts/Facts.tsx'
import { RichText } from '../../../field/RichText/RichText.tsx'
import { useTranslate } from '../../../i18n/context.ts'
import { Icon, type IconName } from '../../../icons/Icon.tsx'
import { useOwnWords } from '../own-words.ts'
import { Source } from '../Source.tsx'
import type { PublicBlock } from './public-block.ts'

/** The panels that every product can have, each with its drawing: docs/decisions/public-content.md. */
const icons: Readonly<Record<string, IconName>> = { composition: 'layers', use: 'sun', disposal: 'retry' }

const isKnown = (subType: string | undefined): subType is 'composition' | 'use' | 'disposal' =>
  subType !== undefined && Object.hasOwn(icons, subType)

interface ProductProps {
  facts: PublicContent['productInfo']
  panels: readonly PublicBlock[]
}

/** What the label says, and three panels: what is in it, how it is used, and what becomes of it. */
export const Product = ({ facts = [], panels }: ProductProps) => {
  const t = useTranslate()
  const own = useOwnWords()
  if (facts.length === 0 && panels.length === 0) return null
  return (
    <section>
      <h2>{t('public-more:product')}</h2>
      <Source of="productInfo" count={facts.length} />
      {facts.length > 0 && (
        <FactList facts={facts.map((fact) => ({ ...fact, value: joined(fact.value), labelLang: own, valueLang: own }))} />
      )}
      {panels.length > 0 && (
        <div className="tm-panels">
          {panels.map(({ id, name, subType, component }) => (
            <div key={id} className="tm-product-panel">
              <h3>
                <Icon name={icons[subType ?? ''] ?? 'notice'} size={20} />
                {isKnown(subType) ? t(`public-more:${subType}`) : <span lang={own}>{name}</span>}
              </h3>
              {component.html !== undefined && <RichText html={component.html} lang={own} />}
            </div>
          ))}
        </div>
      )}
    </section>
  )
}
