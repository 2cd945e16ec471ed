import { unzipSync } from 'fflate'
import { KmlError } from './kml.ts'

/** Bytes of KML that a browser still reads in a moment. */
export const KML_MAX = 20 * 1024 * 1024

const isZip = ([first, second, third, fourth]: Uint8Array): boolean => first === 0x50 && second === 0x4b && third === 3 && fourth === 4

const depth = (name: string): number => name.split('/').length

/**
 * The document of a KMZ: `doc.kml`, else the first KML that lies nearest to the top, as Google Earth takes it. Nothing else is unpacked, and
 * no more than the archive says it is.
 */
const extractDocument = (archive: Uint8Array): Uint8Array => {
  const names: string[] = []
  try {
    unzipSync(archive, {
      filter: ({ name }) => {
        if (/\.kml$/i.test(name)) names.push(name)
        return false
      },
    })
  } catch {
    throw new KmlError('The archive can not be read.')
  }
  const [main] = names.toSorted(
    (one, other) => Number(!/^doc\.kml$/i.test(one)) - Number(!/^doc\.kml$/i.test(other)) || depth(one) - depth(other),
  )
  if (main === undefined) throw new KmlError('The archive holds no KML.')
  const { [main]: bytes } = unzipSync(archive, {
    filter: ({ name, originalSize }) => {
      if (name === main && originalSize > KML_MAX) throw new KmlError('The KML in the archive is too large.')
      return name === main
    },
  })
  if (!bytes) throw new KmlError('The archive holds no KML.')
  return bytes
}

/** What the bytes themselves say of their encoding: a byte order mark, a first character of UTF-16, or the XML declaration. */
const detectEncoding = (bytes: Uint8Array): string => {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  if (first === 0xfe && second === 0xff) return 'utf-16be'
  if (first === 0x3c && second === 0) return 'utf-16le'
  if (first === 0 && second === 0x3c) return 'utf-16be'
  const declaration = new TextDecoder('latin1').decode(bytes.subarray(0, 200))
  return /^[^<]{0,3}<\?xml[^>]{0,150}encoding=["']([\w.:-]{1,40})["']/.exec(declaration)?.[1] ?? 'utf-8'
}

const createDecoder = (encoding: string): TextDecoder => {
  try {
    return new TextDecoder(encoding)
  } catch {
    return new TextDecoder()
  }
}

/** The text of a KML or KMZ file, however it is packed and encoded. Throws a `KmlError` where there is none. */
export const readKmlText = (file: Uint8Array): string => {
  if (file.length > KML_MAX) throw new KmlError('The file is too large.')
  const bytes = isZip(file) ? extractDocument(file) : file
  // Text that is decoded has no encoding any more: a parser must not look for the one that it declares.
  return createDecoder(detectEncoding(bytes))
    .decode(bytes)
    .replace(/^\ufeff/, '')
}
