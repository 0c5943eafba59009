// Programs that a playground must survive, with the words that a reader must see.

/** What a program does: compute until it is stopped, or end by itself. */
export const HOSTILE_KINDS = ['without end', 'with an end'] as const

export interface HostileProgram {
  readonly name: string
  readonly kind: (typeof HOSTILE_KINDS)[number]
  /** One for both kinds of modules, or one for each. */
  readonly code: string | { readonly esm: string; readonly cjs: string }
  /** Run as an ES module and as CommonJS, because the two begin, fail or are held in other ways. */
  readonly inBoth?: true
  /** What stands among the results in the end. */
  readonly says: RegExp
}

const ELSEWHERE = 'https://elsewhere.test'
/** What the playground says of a program that it has ended. */
export const BUSY = /blocked the thread for a second/
const NO_PAGE = /runs in a worker: there is no page/
// A body that stalls, and nothing that would end the wait.
const NEVER = `createClient({ baseUrl: 'https://api.example.com/v1', timeout: false }).getAsync('stall')`

/** Each ends within two seconds. */
export const HOSTILE_PROGRAMS: readonly HostileProgram[] = [
  {
    name: 'an endless loop',
    kind: 'without end',
    code: `console.log('before'); while (true) {}`,
    says: BUSY,
    inBoth: true,
  },
  {
    name: 'an endless chain of promises',
    kind: 'without end',
    code: 'const again = () => Promise.resolve().then(again); again()',
    says: BUSY,
  },
  {
    name: 'a promise that never settles',
    kind: 'without end',
    code: {
      esm: `import { createClient } from 'troth'; await ${NEVER}; console.log('never')`,
      cjs: `const { createClient } = require('troth'); ${NEVER}.then(() => console.log('never'))`,
    },
    says: /waits for a promise that never settles/,
  },
  {
    name: 'a million lines',
    kind: 'with an end',
    code: `for (let i = 0; i < 1_000_000; i++) console.log('line', i)`,
    says: /999.000.more lines not shown/,
  },
  { name: 'endless lines', kind: 'without end', code: `while (true) console.log('line')`, says: BUSY },
  {
    name: 'a string of 50 MB',
    kind: 'with an end',
    code: `console.log('x'.repeat(50_000_000))`,
    says: /… 49\d{6} more characters/,
  },
  {
    name: 'an endless row of messages',
    kind: 'without end',
    code: `while (true) postMessage('flood')`,
    says: /postMessage is not available in the playground/,
  },
  {
    name: 'a syntax error',
    kind: 'with an end',
    code: `const answer = \nconsole.log((1)`,
    says: /Not started: the code has an error/,
  },
  {
    name: 'a thrown string',
    kind: 'with an end',
    code: `throw 'no error at all'`,
    says: /Uncaught 'no error at all'/,
    inBoth: true,
  },
  { name: 'a thrown null', kind: 'with an end', code: 'throw null', says: /Uncaught null/ },
  {
    name: 'a new location',
    kind: 'with an end',
    code: `location = '${ELSEWHERE}/'`,
    says: /location cannot be changed/,
    inBoth: true,
  },
  {
    name: 'the top window',
    kind: 'with an end',
    code: 'top.location.href = "about:blank"',
    says: NO_PAGE,
  },
  {
    name: 'the parent window',
    kind: 'with an end',
    code: 'parent.document.body.remove()',
    says: NO_PAGE,
  },
  { name: 'cookies', kind: 'with an end', code: 'console.log(document.cookie)', says: NO_PAGE },
  {
    name: 'storage',
    kind: 'with an end',
    code: `localStorage.setItem('theme', 'stolen')`,
    says: NO_PAGE,
  },
  {
    name: 'a database',
    kind: 'with an end',
    code: `indexedDB.open('stolen')`,
    says: /has no storage: there is no `indexedDB`/,
  },
  {
    name: 'a nested frame',
    kind: 'with an end',
    code: `document.body.append(document.createElement('iframe'))`,
    says: NO_PAGE,
  },
  {
    name: 'a worker of its own',
    kind: 'with an end',
    code: `new Worker('data:text/javascript,1')`,
    says: /runs one thread: there is no `Worker`/,
  },
  {
    name: 'a request to a real host',
    kind: 'with an end',
    code: `fetch('${ELSEWHERE}/steal').then(() => console.log('sent'))`,
    says: /so https:\/\/elsewhere\.test cannot be reached/,
  },
  {
    name: 'a request in another way',
    kind: 'with an end',
    code: `const request = new XMLHttpRequest(); request.open('GET', '${ELSEWHERE}/'); request.send()`,
    says: /there is no `XMLHttpRequest`/,
  },
  {
    name: 'a socket',
    kind: 'with an end',
    code: `new WebSocket('wss://elsewhere.test/')`,
    says: /there is no `WebSocket`/,
  },
  {
    name: 'a module of another host',
    kind: 'with an end',
    code: `import('${ELSEWHERE}/module.js').then(() => console.log('loaded'))`,
    says: /modules cannot be loaded from other hosts/,
    inBoth: true,
  },
  {
    name: 'endless recursion',
    kind: 'with an end',
    code: 'const deeper = () => deeper() + 1; deeper()',
    says: /RangeError: Maximum call stack size exceeded/,
  },
  {
    name: 'memory without end',
    kind: 'without end',
    code: 'const all = []; while (true) all.push(new Array(100_000).fill(all.length))',
    says: /blocked the thread for a second|ran out of memory/,
  },
  {
    name: 'the end of its own thread',
    kind: 'with an end',
    code: 'self.close(); close()',
    says: /close is not available in the playground/,
  },
  {
    name: 'changed built-in objects',
    kind: 'with an end',
    code: `for (const type of [Array, Object, Map, Promise, MessagePort, String]) {
  for (const name of Object.getOwnPropertyNames(type.prototype)) {
    if (name !== 'constructor') try { type.prototype[name] = () => { throw new Error('broken ' + name) } } catch {}
  }
}
throw new Error('broken on purpose')`,
    says: /Error: broken on purpose/,
    inBoth: true,
  },
  {
    name: 'lines that grow without end',
    kind: 'with an end',
    code: `for (let i = 0; i < 20_000; i++) console.group(); console.log('\\n'.repeat(5000) + 'x')`,
    says: /more characters/,
  },
]
