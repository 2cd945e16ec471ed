import { unzipSync } from 'fflate'

interface ReadCell {
  type: 'text' | 'number' | 'boolean'
  value: string | number | boolean
  /** As numbers are shown. */
  format?: string
}

const entities: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&apos;': "'" }
const unescaped = (xml: string) => xml.replace(/&\w+;/g, (entity) => entities[entity] ?? entity)
/** ECMA-376, ST_Xstring. */
const decoded = (text: string) => text.replace(/_x([\da-f]{4})_/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))

const readColumn = (address: string): number =>
  [...address.replace(/\d/g, '')].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1

const readAttributes = (tag: string) => new Map([...tag.matchAll(/([\w:]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [name, value]))

/** The rows of a spreadsheet's first sheet, as a program reads them that knows the format; absent cells are undefined. */
export const readXlsx = (bytes: Uint8Array): (ReadCell | undefined)[][] => {
  const files = unzipSync(bytes)
  const readText = (path: string) => new TextDecoder().decode(files[path])
  const shared = [...readText('xl/sharedStrings.xml').matchAll(/<si><t[^>]*>([\s\S]*?)<\/t><\/si>/g)].map(([, text = '']) =>
    decoded(unescaped(text)),
  )
  const styles = readText('xl/styles.xml')
  const formats = new Map(
    [...styles.matchAll(/<numFmt [^>]*>/g)].map(([tag]) => {
      const attributes = readAttributes(tag)
      return [attributes.get('numFmtId'), unescaped(attributes.get('formatCode') ?? '')]
    }),
  )
  const looks = [...(styles.match(/<cellXfs[\s\S]*<\/cellXfs>/)?.[0] ?? '').matchAll(/<xf [^>]*>/g)].map(([tag]) => {
    const id = readAttributes(tag).get('numFmtId')
    return formats.get(id) ?? { '0': 'General', '1': '0', '2': '0.00', '49': '@' }[id ?? '']
  })
  return [...readText('xl/worksheets/sheet1.xml').matchAll(/<row [^>]*>([\s\S]*?)<\/row>/g)].map(([, row = '']) => {
    const cells: (ReadCell | undefined)[] = []
    for (const [, tag = '', value = ''] of row.matchAll(/<c ([^>]*)><v>([^<]*)<\/v><\/c>/g)) {
      const attributes = readAttributes(tag)
      const format = looks[Number(attributes.get('s'))]
      const type = attributes.get('t')
      const at = readColumn(attributes.get('r') ?? '')
      if (type === 's') cells[at] = { type: 'text', value: shared[Number(value)] ?? '' }
      else if (type === 'b') cells[at] = { type: 'boolean', value: value === '1' }
      else cells[at] = { type: 'number', value: Number(value), ...(format !== undefined && { format }) }
    }
    return cells
  })
}
