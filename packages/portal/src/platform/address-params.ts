import { createContext, useContext, useMemo } from 'react'
import { type DataRouter, type NavigateOptions, useLocation } from 'react-router'

/** The parameters of an address after a change of them: the same where nothing changes, and otherwise new ones. */
type Change = (current: URLSearchParams) => URLSearchParams
type Options = Pick<NavigateOptions, 'replace' | 'preventScrollReset' | 'flushSync'>

/**
 * Changes the parameters of the address. Of several changes in a row each goes on from the one before, arrived or not. Who is on
 * the way to another page is not held back, and what changes nothing goes nowhere.
 */
export const changeAddress = (router: DataRouter, change: Change, options: Options = {}): void => {
  const { location, navigation } = router.state
  const coming = navigation.location
  if (coming && coming.pathname !== location.pathname) return
  const before = new URLSearchParams((coming ?? location).search)
  const next = String(change(before))
  if (next === String(before)) return
  // What is not there yet is put off by this one, and its entry in the history with it.
  const replace = options.replace === true && navigation.historyAction !== 'PUSH'
  // In the place of the page it is still opened from where it was.
  void router.navigate(`?${next}`, { ...options, replace, state: replace && location.state })
}

const RouterContext = createContext<DataRouter | undefined>(undefined)

/** Gives pages the router that they are of. */
export const AddressProvider = RouterContext.Provider

/** The parameters of the address, and what changes them: the one way to do so, for lists, periods, views and maps alike. */
export const useAddressParams = () => {
  const { search } = useLocation()
  const router = useContext(RouterContext)
  const params = useMemo(() => new URLSearchParams(search), [search])
  const changeParams = (change: Change, options?: Options): void => {
    if (!router) throw new Error('No AddressProvider.')
    changeAddress(router, change, options)
  }
  return [params, changeParams] as const
}
