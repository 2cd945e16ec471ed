const MM_PER_INCH = 25.4
const PRINT_DPI = 300

/** The drawing as a file of its own, `width` millimetres wide. */
export const svgFile = (svg: SVGSVGElement, width: number): Blob => {
  const copy = svg.cloneNode(true) as SVGSVGElement
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg')
  copy.setAttribute('width', `${width}mm`)
  copy.setAttribute('height', `${width}mm`)
  return new Blob([new XMLSerializer().serializeToString(copy)], { type: 'image/svg+xml' })
}

/** The same as pixels, 300 to the inch. Rejects where the browser does not let the picture out. */
export const pngFile = async (svg: SVGSVGElement, width: number): Promise<Blob> => {
  const url = URL.createObjectURL(svgFile(svg, width))
  try {
    const image = new Image()
    image.src = url
    await image.decode()
    const pixels = Math.round((width / MM_PER_INCH) * PRINT_DPI)
    const canvas = Object.assign(document.createElement('canvas'), { width: pixels, height: pixels })
    canvas.getContext('2d')?.drawImage(image, 0, 0, pixels, pixels)
    return await new Promise<Blob>((resolve, reject) =>
      canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The canvas gave no picture.'))), 'image/png'),
    )
  } finally {
    URL.revokeObjectURL(url)
  }
}

/** Hands a file to the person. */
export const saveFile = (file: Blob, name: string): void => {
  const url = URL.createObjectURL(file)
  Object.assign(document.createElement('a'), { href: url, download: name }).click()
  // The browser takes the file up after this turn.
  setTimeout(() => URL.revokeObjectURL(url), 0)
}
