import type { RecordedAttachment } from '@tracemark/api/schemas'
import { HttpResponse, http } from 'msw'
import { signaturePng } from '../field/SignatureField/strokes.ts'

/** An address as the server makes it: a word of 32 letters, and no ending. */
const buildAddress = (word: string): string => `/files/101/${word.padEnd(32, '0')}`

type Drawing = () => Promise<Blob>

const drawn =
  (width: number, height: number, sky: string, ground: string): Drawing =>
  () => {
    const canvas = new OffscreenCanvas(width, height)
    const context = canvas.getContext('2d')
    if (!context) throw new Error('No canvas.')
    context.fillStyle = sky
    context.fillRect(0, 0, width, height)
    context.fillStyle = ground
    context.beginPath()
    context.moveTo(0, height * 0.62)
    context.lineTo(width * 0.45, height * 0.4)
    context.lineTo(width, height * 0.7)
    context.lineTo(width, height)
    context.lineTo(0, height)
    context.fill()
    context.fillStyle = '#f4e3bb'
    context.beginPath()
    context.arc(width * 0.75, height * 0.2, Math.min(width, height) * 0.08, 0, 2 * Math.PI)
    context.fill()
    return canvas.convertToBlob({ type: 'image/jpeg', quality: 0.95 })
  }

const stroke = [
  180, 90, 150, 180, 130, 270, 190, 280, 260, 265, 290, 210, 310, 280, 360, 205, 385, 275, 410, 210, 500, 268, 620, 190, 820, 200,
]

const files: Readonly<Record<string, Drawing>> = {
  [buildAddress('landscape')]: drawn(1280, 960, '#c9d8d3', '#3f6a4a'),
  [buildAddress('portrait')]: drawn(960, 1280, '#dcc591', '#8a5a2b'),
  [buildAddress('signature')]: () => signaturePng([stroke], { ground: '#ffffff' }),
}

/** What a server answers at these addresses; of every other that there is no such file. */
export const fileHandlers = [
  http.get('*/files/:organization/:key', async ({ request }) => {
    const blob = await files[new URL(request.url).pathname]?.()
    return blob ? new HttpResponse(blob, { headers: { 'content-type': blob.type } }) : new HttpResponse(null, { status: 404 })
  }),
]

const bags = { stepId: 'bags', label: 'Photo of the bags', input: 'photo', position: 0, contentType: 'image/jpeg' } as const
const papers = { stepId: 'papers', label: 'Delivery note', input: 'file', position: 4, contentType: 'application/pdf' } as const
const signed = { stepId: 'signed', label: 'Signed by the driver', input: 'signature', position: 5, contentType: 'image/png' } as const

/** The files of a record, in no order. */
export const recordFiles = {
  signature: { ...signed, name: 'signature.png', file: buildAddress('signature'), camera: false },
  landscape: { ...bags, name: 'photo.jpg', file: buildAddress('landscape'), camera: true },
  portrait: { ...bags, name: 'photo.jpg', file: buildAddress('portrait'), camera: false },
  papers: { ...papers, name: 'delivery-note.pdf', file: buildAddress('papers'), camera: false },
  /** The row is there, and its bytes are not. */
  unreadable: { ...bags, name: 'photo.jpg', file: buildAddress('unreadable'), camera: false },
  gone: { stepId: 'bags', label: bags.label, input: bags.input, position: 0, name: 'gate.jpg', file: buildAddress('gone'), camera: false },
} satisfies Record<string, RecordedAttachment>
