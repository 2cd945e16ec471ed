import type { Package } from 'custom-elements-manifest/schema'
import type { Described, DescribedElement } from './described.ts'

const typed = ({ type, ...rest }: Described) => ({ ...rest, ...(type !== undefined && { type: { text: type } }) })

/** `() => void` answers `void`. */
const readReturnType = (type = '() => void'): string => type.slice('() => '.length)

/** What editors and documentation tools read of our elements: https://custom-elements-manifest.open-wc.org. */
export const toManifest = (elements: readonly DescribedElement[]): Package => ({
  schemaVersion: '2.1.0',
  modules: elements.map(({ tag, className, module, description, attributes, properties, methods, events, ...look }) => ({
    kind: 'javascript-module',
    path: module,
    exports: [
      { kind: 'js', name: className, declaration: { name: className, module } },
      { kind: 'custom-element-definition', name: tag, declaration: { name: className, module } },
    ],
    declarations: [
      {
        kind: 'class',
        customElement: true,
        tagName: tag,
        name: className,
        description,
        superclass: { name: 'HTMLElement' },
        attributes: attributes.map((attribute) => ({ ...typed(attribute), fieldName: attribute.name })),
        members: [
          ...attributes.map((attribute) => ({ kind: 'field' as const, ...typed(attribute), attribute: attribute.name, reflects: true })),
          ...properties.map((property) => ({ kind: 'field' as const, ...typed(property) })),
          ...methods.map(({ name, type, description }) => ({
            kind: 'method' as const,
            name,
            description,
            return: { type: { text: readReturnType(type) } },
          })),
        ],
        events: events.map(({ name, type = 'Event', description }) => ({ name, description, type: { text: type } })),
        slots: look.slots.map(({ name, description }) => ({ name, description })),
        cssParts: look.parts.map(({ name, description }) => ({ name, description })),
        cssProperties: look.customProperties.map(({ name, description }) => ({ name, description })),
      },
    ],
  })),
})
