import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslate } from '../../../i18n/context.ts'
import type { DocumentType } from '../../DocumentList/document-type.ts'
import { type FileProblem, fileProblem, isPicture } from './check-file.ts'
import { askStoredName } from './stored-name.ts'
import { changeEntry, listUploaded, newEntry, toEntries, type UploadEntry, type UploadedFile } from './upload-list.ts'

/**
 * Sends one file and answers where it is then. `onProgress` takes fractions from 0 to 1; `signal` says that the person no longer
 * wants it. A rejected promise keeps the file in the list, to be tried again.
 */
export type Upload = (file: File, options: { signal: AbortSignal; onProgress: (fraction: number) => void }) => Promise<{ url: string }>

export interface Refusal {
  name: string
  problem: FileProblem
}

interface UploadOptions {
  defaultValue: readonly UploadedFile[] | undefined
  multiple: boolean
  kinds: readonly DocumentType[]
  upload: Upload
  onChange: ((files: UploadedFile[]) => void) | undefined
}

/** The files of a field and their way to the server. What is under way ends when the field goes. */
export const useUploads = ({ defaultValue = [], multiple, kinds, upload, onChange }: UploadOptions) => {
  const t = useTranslate()
  const [entries, setEntries] = useState<readonly UploadEntry[]>(() => toEntries(defaultValue))
  const [refused, setRefused] = useState<readonly Refusal[]>([])
  const [announcement, setAnnouncement] = useState('')
  // Uploads end in a later render, when the list may be another.
  const latest = useRef({ entries, onChange, nextId: entries.length })
  latest.current.onChange = onChange
  const running = useRef(new Map<number, AbortController>())
  useEffect(() => {
    const all = running.current
    return () => {
      for (const controller of all.values()) controller.abort()
    }
  }, [])

  const change = (next: readonly UploadEntry[]) => {
    latest.current.entries = next
    setEntries(next)
  }
  const changeOne = (id: number, part: Partial<UploadEntry>) => change(changeEntry(latest.current.entries, id, part))
  /** Entities keep the addresses of their files, and the server knows the names. */
  const findNames = useEffectEvent((signal: AbortSignal) => {
    for (const { id, url = '' } of latest.current.entries)
      void askStoredName(url, signal).then((name) => name !== undefined && !signal.aborted && changeOne(id, { name }))
  })
  useEffect(() => {
    const controller = new AbortController()
    findNames(controller.signal)
    return () => controller.abort()
  }, [])
  const tell = () => latest.current.onChange?.(listUploaded(latest.current.entries))

  /** It is not kept: no try would make a picture of it. */
  const refuse = (id: number, name: string) => {
    running.current.delete(id)
    change(latest.current.entries.filter((entry) => entry.id !== id))
    setRefused((others) => [...others, { name, problem: 'not_picture' }])
  }
  const send = async (id: number, file: File) => {
    const controller = new AbortController()
    const { signal } = controller
    running.current.set(id, controller)
    try {
      if (kinds.every((kind) => kind === 'image') && !(await isPicture(file))) {
        if (!signal.aborted) refuse(id, file.name)
        return
      }
      const { url } = await upload(file, { signal, onProgress: (progress) => signal.aborted || changeOne(id, { progress }) })
      if (signal.aborted) return
      changeOne(id, { state: 'done', progress: 1, url })
      setAnnouncement(t('forms:file.uploaded', { name: file.name }))
      tell()
    } catch {
      if (!signal.aborted) changeOne(id, { state: 'failed' })
    }
  }
  const stop = (id: number) => {
    running.current.get(id)?.abort()
    running.current.delete(id)
  }

  return {
    entries,
    refused,
    announcement,
    add: (files: readonly File[]) => {
      const checked = files.slice(0, multiple ? files.length : 1).map((file) => ({ file, problem: fileProblem(file, kinds) }))
      setRefused(checked.flatMap(({ file: { name }, problem }) => (problem === undefined ? [] : [{ name, problem }])))
      const fresh = checked.flatMap(({ file, problem }) => {
        if (problem !== undefined) return []
        const entry = newEntry(latest.current.nextId++, file)
        return [{ entry, file }]
      })
      if (fresh.length === 0) return
      if (!multiple) for (const { id } of latest.current.entries) stop(id)
      change([...(multiple ? latest.current.entries : []), ...fresh.map(({ entry }) => entry)])
      for (const { entry, file } of fresh) void send(entry.id, file)
    },
    retry: ({ id, file }: UploadEntry) => {
      if (file === undefined) return
      changeOne(id, { state: 'uploading', progress: 0 })
      void send(id, file)
    },
    remove: ({ id, name }: UploadEntry) => {
      stop(id)
      change(latest.current.entries.filter((entry) => entry.id !== id))
      setAnnouncement(t('forms:file.removed', { name }))
      tell()
    },
  }
}
