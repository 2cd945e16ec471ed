import { takeScan } from '@tracemark/api/rules'
import { useState } from 'react'
import type { CameraSource } from '../../scanning/camera.ts'
import type { Code, CodeFormat } from '../../scanning/code.ts'
import { readPicture } from '../../scanning/read-picture.ts'
import { useScanner } from '../../scanning/use-scanner.ts'

/** A code, and how it came here where that is known. What was typed has no format. */
export interface CodeAnswer {
  text: string
  format?: CodeFormat
  by?: 'camera' | 'picture' | 'typed'
}

/** Why the last thing that was shown is no answer. */
export type CodeProblem = { kind: 'wrong'; message: string; text: string } | { kind: 'no_code' }

interface Options {
  defaultValue: CodeAnswer | undefined
  formats: readonly CodeFormat[] | undefined
  source: CameraSource
  /** Why this can't be the code, in words; `undefined` when it can. */
  check: ((text: string) => string | undefined) | undefined
  onChange: (value: CodeAnswer | undefined) => void
}

interface State {
  typing: boolean
  answer: CodeAnswer | undefined
  problem?: CodeProblem
}

const VIBRATE_MS = 60

/** The answer of one code field: from the camera, from a picture or by hand. An answer stays until there is another one. */
export const useCode = ({ defaultValue, formats, source, check, onChange }: Options) => {
  const [state, setState] = useState<State>({ typing: defaultValue?.by === 'typed', answer: defaultValue })

  const take = (code: Code, by: 'camera' | 'picture') => {
    const message = check?.(code.text)
    if (message !== undefined) {
      setState((before) => ({ ...before, problem: { kind: 'wrong', message, text: code.text } }))
      return false
    }
    const answer: CodeAnswer = { ...code, by }
    // Some browsers have none, and some ask for a press shortly before.
    navigator.vibrate?.(VIBRATE_MS)
    setState({ typing: false, answer })
    onChange(answer)
    return true
  }

  const scanner = useScanner({ source, formats, onCode: (code) => take(code, 'camera') })

  const scan = () => {
    setState(({ answer }) => ({ typing: false, answer }))
    scanner.start()
  }
  const type = () => {
    scanner.stop()
    setState(({ answer }) => ({ typing: true, answer }))
  }
  const typed = (text: string | undefined) => {
    const answer: CodeAnswer | undefined = text === undefined ? undefined : { text, by: 'typed' }
    setState({ typing: true, answer })
    onChange(answer)
  }
  /** When the typed text is left: before that it is not finished, and so not wrong. */
  const typedWhole = () =>
    setState((before) => {
      const text = takeScan(before.answer?.text ?? '')
      const message = text === '' ? undefined : check?.(text)
      return message === undefined ? before : { ...before, problem: { kind: 'wrong', message, text } }
    })
  const fromPicture = async (file: Blob) => {
    scanner.stop()
    const code = await readPicture(file, formats).catch(() => undefined)
    if (code) take(code, 'picture')
    else setState((before) => ({ ...before, problem: { kind: 'no_code' } }))
  }
  return { ...state, scanner, scan, type, typed, typedWhole, fromPicture }
}
