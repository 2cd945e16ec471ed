import { RUN_DATABASE } from './run-database-name.ts'

/** The stores of the database that keeps runs. */
export const RUNS = 'runs'
export const FILES = 'files'
export const TASKS = 'tasks'

const VERSION = 1

const upgrade = (db: IDBDatabase): void => {
  db.createObjectStore(RUNS, { keyPath: 'runId' })
  db.createObjectStore(FILES, { keyPath: ['runId', 'widgetId'] })
  db.createObjectStore(TASKS)
}

/** Opens the database, and tells when it is closed again by others. */
export const openRunDatabase = (factory: Pick<IDBFactory, 'open'>, forget: () => void): Promise<IDBDatabase> =>
  new Promise((resolve, reject) => {
    const request = factory.open(RUN_DATABASE, VERSION)
    request.onupgradeneeded = () => upgrade(request.result)
    request.onerror = () => reject(request.error)
    request.onblocked = () => reject(new DOMException('An older page holds the database.', 'InvalidStateError'))
    request.onsuccess = () => {
      const db = request.result
      // A later version's page may change the database; the system may take it away.
      db.onversionchange = () => {
        db.close()
        forget()
      }
      db.onclose = forget
      resolve(db)
    }
  })

export const awaitRequest = <Value>(request: IDBRequest<Value>): Promise<Value> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
