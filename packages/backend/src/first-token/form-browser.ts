export interface Page {
  status: number
  url: string
  html: string
}

/** As much of a browser as the sign-in page needs: cookies, redirects and one form, without JavaScript. */
export interface FormBrowser {
  open(url: string): Promise<Page>
  /** Sends the page's form with its hidden fields and these. */
  submit(page: Page, fields: Record<string, string>): Promise<Page>
}

const REDIRECTS_MAX = 10

export const createBrowser = (): FormBrowser => {
  const cookies = new Map<string, string>()
  const remember = (response: Response): void => {
    for (const line of response.headers.getSetCookie()) {
      const [pair = ''] = line.split(';')
      const at = pair.indexOf('=')
      if (/expires=Thu, 01 Jan 1970/i.test(line)) cookies.delete(pair.slice(0, at))
      else cookies.set(pair.slice(0, at), pair.slice(at + 1))
    }
  }
  const visit = async (url: string, init: RequestInit, redirects = 0): Promise<Page> => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const response = await fetch(url, { ...init, redirect: 'manual', headers: { accept: 'text/html', cookie } })
    remember(response)
    const location = response.headers.get('location')
    if (location === null) return { status: response.status, url, html: await response.text() }
    const next = new URL(location, url).href
    // The portal's own pages need JavaScript: arriving there is enough.
    if (redirects >= REDIRECTS_MAX || /\/loggedin|\/loggedout/.test(next)) return { status: response.status, url: next, html: '' }
    return visit(next, { method: 'GET' }, redirects + 1)
  }
  return {
    open: (url) => visit(url, { method: 'GET' }),
    submit: (page, fields) => {
      const action = /<form[^<>]*action="([^"]+)"/.exec(page.html)?.[1] ?? page.url
      const hidden = [...page.html.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)"/g)].map(
        ([, name = '', value = '']): [string, string] => [name, value],
      )
      return visit(new URL(action.replaceAll('&amp;', '&'), page.url).href, {
        method: 'POST',
        body: new URLSearchParams([...hidden, ...Object.entries(fields)]),
      })
    },
  }
}
