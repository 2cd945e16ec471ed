export const u32 = (...values: number[]): Buffer =>
  Buffer.concat(values.map((value) => Buffer.from(new Uint32Array([value]).buffer).swap32()))
export const box = (type: string, ...parts: (Buffer | string)[]): Buffer => {
  const content = Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : part)))
  return Buffer.concat([u32(content.length + 8), Buffer.from(type, 'latin1'), content])
}

/** As a telephone writes it: a coded picture, EXIF and XMP, each where the table of items says. */
export const heic = (): Buffer => {
  const coded = Buffer.concat([u32(5), Buffer.from('hello'), u32(7), Buffer.from('picture')])
  const [exif, xmp] = [Buffer.from('\0\0\0\0II*\0Secret camera GPS Secret place'), Buffer.from('<x:xmpmeta>Secret author</x:xmpmeta>')]
  const item = (id: number, type: string, more = '') => box('infe', u32(0x02000000, id << 16), type, `Secret title\0${more}`)
  const parts = [coded, exif, xmp]
  const meta = (start: number) => {
    const places = parts.map((part, index) => {
      const offset = start + Buffer.concat(parts.slice(0, index)).length
      return Buffer.concat([u32(((index + 1) << 16) | 0, 0x00000001), u32(offset, part.length)])
    })
    const entries = places.map((place) => Buffer.concat([place.subarray(0, 2), Buffer.from('0000', 'hex'), place.subarray(6)]))
    return box(
      'meta',
      u32(0),
      box('hdlr', u32(0, 0), 'pict', u32(0, 0, 0), 'Secret title\0'),
      box('pitm', u32(0), Buffer.from('0001', 'hex')),
      box('iinf', u32(0), Buffer.from('0003', 'hex'), item(1, 'hvc1'), item(2, 'Exif'), item(3, 'mime', 'application/rdf+xml\0')),
      box('iloc', u32(0), Buffer.from('44000003', 'hex'), ...entries),
      box('iprp', box('ipco', box('ispe', u32(0, 64, 48)), box('udes', u32(0), 'Secret title\0')), box('ipma', u32(0, 0))),
    )
  }
  const start = box('ftyp', 'heic', u32(0), 'mif1heic')
  return Buffer.concat([start, meta(start.length + meta(0).length + 8), box('mdat', ...parts)])
}
