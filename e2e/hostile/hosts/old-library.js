// What libraries of 2008 did to the language, and some pages still carry.
;(() => {
  const own = { map: Array.prototype.map, fetch: window.fetch, parse: JSON.parse, bind: Function.prototype.bind }
  const added = { extend() {}, isHostile: true, inspect: () => 'hostile', $family: 'object' }
  window.infect = () => {
    // Enumerable: each `for … in` meets them.
    Object.assign(Object.prototype, added)
    Object.assign(Array.prototype, { each() {}, first: null, remove() {}, toJSON: () => 'a string' })
    Array.prototype.map = function map(callback, self) {
      const made = []
      for (let index = 0; index < this.length; index += 1) made[index] = callback.call(self, this[index], index, this)
      return made
    }
    window.fetch = function fetch(address, options) {
      if (this !== undefined && this !== window) throw new TypeError('Illegal invocation')
      return own.fetch.call(window, address, Object.assign({}, options)).then((response) => response.clone())
    }
    JSON.parse = function parse(text, reviver) {
      return own.parse.call(JSON, String(text), reviver)
    }
  }
  window.heal = () => {
    for (const name of Object.keys(added)) delete Object.prototype[name]
    for (const name of ['each', 'first', 'remove', 'toJSON']) delete Array.prototype[name]
    Object.assign(Array.prototype, { map: own.map })
    JSON.parse = own.parse
    window.fetch = own.fetch
  }
  window.infect()
})()
