import { type RichNode, readRichText } from '@tracemark/api/rules/rich-text'
import { createElement, type ReactNode, useMemo } from 'react'
import './RichText.css'

const names: Readonly<Record<string, string>> = { colspan: 'colSpan', rowspan: 'rowSpan' }

const draw = (node: RichNode, index: number): ReactNode => {
  if (typeof node === 'string') return node
  const { element, attributes, children } = node
  const properties = Object.fromEntries(Object.entries(attributes).map(([name, value]) => [names[name] ?? name, value]))
  return createElement(
    element,
    {
      key: index,
      ...properties,
      // What an organization links to is its own word, and learns of no reader.
      ...(element === 'a' && { rel: 'noopener noreferrer ugc' }),
      ...(element === 'img' && { loading: 'lazy', alt: attributes.alt ?? '' }),
    },
    ...children.map(draw),
  )
}

interface RichTextProps {
  /** As the server answers it: sanitized. */
  html: string
  /** Language (BCP 47), where it is not the page's. */
  lang?: string | undefined
}

/** Rich text of an organization, drawn element by element: no browser ever reads it as markup. */
export const RichText = ({ html, lang }: RichTextProps) => {
  const nodes = useMemo(() => readRichText(html), [html])
  return (
    <div className="tm-rich" lang={lang}>
      {nodes.map(draw)}
    </div>
  )
}
