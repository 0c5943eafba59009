// What readers call what the playground and the examples show, by section.

export const PROGRAMS: Readonly<Record<string, string>> = {
  '/docs/example/bundler':
    'sample project typescript; demo application live; starter template vite; complete working example; CRUD demo frontend; try in browser playground; simulate slow network demo; contacts list sample; see library in action; vanilla ts tutorial app; codesandbox stackblitz; address book showcase; example app Vite TypeScript; demo app search form; whole app without framework; live demo slow offline; small sample project; see a complete program; people directory app; test offline behaviour demo; example with cancel and try again; reference implementation frontend; download example code',
  '/docs/example/bundler#run-it':
    'zip of sample project; npm install and start demo; clone example locally; point demo to real backend; remove fake server script; launch sample on localhost; get starter code; is example.com api real; run example locally; download bundler.zip; start example app; example uses fake API; where does demo data come from; use my API in example; remove demo-api.js; set VITE_API_URL example; does api.example.com exist',
  '/docs/example/bundler#source-files':
    'project structure sample; folder layout frontend; where to put api module; full code of demo; how to organise client file; main.ts api.ts code; view demo code; source code of example; latest.ts abort previous; files of example app; api.ts explain function; error kind to message code; switch error kind message; example main.ts form code',
  '/docs/example/bundler#how-it-works':
    'takeLatest helper function; instant search vanilla; abort superseded call reason; user cancel versus new keystroke; accessible live region aria; one place for error texts; old results flicker; autocomplete without framework; distinguish why aborted; missing email form demo; debounce alternative typeahead; announce results blind users; translate failure to message; abort previous request class Latest; cancel or replaced reason; signal.reason cancelled; search every keystroke without debounce; screen reader announce results; retry GET but not form POST; explain errors in one function; field errors example form; 422 demo empty email; no race conditions search; role status live region; errors as values no try example',
  '/docs/example/bundler#api-endpoints':
    'backend routes needed by demo; which urls must my server provide; mock server contract; implement backend for sample; json-server routes; express backend for demo; error json shape expected; endpoints needed by example; what must my API respond; proxy for example app; GET users POST users contract; error body detail format; write backend for example app',
  '/docs/example/esm-cdn':
    'single html no build demo; no npm no webpack sample; unpkg jsdelivr demo; plain html javascript page; sample without node; static page with modules; buildless app; modal dialog demo; prototype in one file; script type=module example; esm.sh skypack sample; users list paging demo; example without build step; example app from CDN; one HTML file app; pagination example page; dialog cancels request; demo next previous pages; import map example app; vanilla JS demo modules; example without bundler',
  '/docs/example/esm-cdn#run-it':
    'open html by double click; zip of static page; replace cdn address in demo; serve folder locally; use own backend static page; file protocol run sample; start without installing anything; download esm-cdn.zip; open example index.html directly; import map of jsDelivr unpkg; change CDN URL in example; example without server; use my API in CDN example',
  '/docs/example/esm-cdn#source-files':
    'full html code sample; copy paste page modules; single page markup and script; view html with importmap; html source of module example; code of CDN example; import map script page source; dialog and paging code; previous next buttons code',
  '/docs/example/esm-cdn#how-it-works':
    'bare specifier failed to resolve; importmap script order; lock version with hash; subresource integrity module; origin null local file; page of 0 shown; total count unreadable; close popup stops loading; quick next next clicks; semver range cdn; Access-Control-Expose-Headers paging; double-clicked html blocked; import without bundler name; modal closed while loading; import map must come first; pin exact version import map; integrity in import map; page shows "of 0"; X-Total-Count null CORS; Expose-Headers total count; closing dialog aborts request; next page aborts previous; origin null CORS file; opened from disk API fails; number of pages from header; newest 0.2.x version; distinguish cancel from replaced',
  '/docs/example/umd':
    'script src tag demo; old style javascript page; wordpress theme sample; legacy website without modules; global variable demo; jQuery page replacement sample; php template javascript; no import statement sample; CRUD table html; admin table add edit remove; classic asp jsp page; es5 style callbacks demo; example with script tag; example app classic script; table with edit and delete demo; UMD example; demo without modules; global Troth example app; CRUD example all methods; delete button table example',
  '/docs/example/umd#run-it':
    'double click html legacy; zip of classic demo; swap script url to cdn; own backend classic page; backend requires PATCH and DELETE; run without server; download umd.zip; script tag of jsDelivr unpkg example; run UMD example; which endpoints does UMD example need; change CDN in script example; remove demo script UMD',
  '/docs/example/umd#source-files':
    'full code classic page; copy paste script tag page; html with global library; view markup of table demo; source of UMD example; html code script tag app; run function cancel retry code; table rows code',
  '/docs/example/umd#how-it-works':
    'Troth is not defined; window.Troth undefined; script load order; defer async attribute breaks; namespace object exports; then second argument vs catch; cancel clicked but server changed; person added twice; undo after cancelling delete; reload list after abort; inline script runs too early; retry button duplicates; promise then error callback; ReferenceError global library; Troth global properties; order of script tags; defer on Troth script breaks; second callback of then; catch also receives errors of done; cancelled PATCH may be processed; cancelled DELETE still deleted; try again adds duplicate; when to offer retry button; no retry button after 4xx; load list again after cancel; aborting does not undo; same person added twice; duplicate after lost response',
  '/docs/playground/cjs':
    'try plain JavaScript online; require sandbox; REPL no installation; live editor without TypeScript; runnable demo old Node style; test in browser with require; interactive console; CommonJS example in browser; try Troth with require; edit and run JavaScript; run code without top-level await; online test page JavaScript; play with Troth without TypeScript; execute require snippet in page',
  '/docs/playground/cjs#first-request':
    'hello world require; beginner starter script; simplest program with async main; then catch beginner demo; duplicate e-mail conflict demo; then catch without async; first program with require; rethrow errors that are not Troth errors; 409 Conflict email taken example; createClient throws outside main; isTrothError in catch example; offline fault no response',
  '/docs/playground/cjs#how-it-works':
    'fake server in iframe; slow connection toggle; is playground really sending; throttle in demo; sandboxed backend; inject failures; waterfall chart; list endpoints of demo API; does CommonJS playground use real network; add latency or fault; recorded output without JavaScript; set Network statuses; timeline of attempts',
  '/docs/playground/cjs#typed-result':
    'JSDoc types; handwritten validator in JavaScript; IntelliSense without TypeScript; @type comment import; .js autocompletion; schema in JavaScript with JSDoc; TypeError has no code; type check JavaScript file; StandardSchema JSDoc type',
  '/docs/playground/cjs#error-as-value':
    'Promise.allSettled alternative demo; no try catch in JavaScript; six outcomes table; Go style err; Promise.all with safe never rejects; Promise.all rejects with first error; parallel calls without catch; several requests at once, each result; simulate dropped connection',
  '/docs/playground/cjs#retry':
    'rate limited demo promise then chain; throttle answer simulation; live 429 try out; 429 with Retry-After example; promise chain waits for retry; two requests a second allowed; retryAfterMs when retry is 0; sent 2× after rate limit',
  '/docs/playground/cjs#timeout':
    'stuck halfway demo; then with second callback; hang simulation JavaScript; phase body or headers; forgot return in then TypeError; half of body then stalls; TimeoutError instanceof in CommonJS; idleTimeout example JavaScript',
  '/docs/playground/cjs#cancel':
    'AbortController demo require; abort three at once; stop group experiment; abort several calls with one signal; abort before sending, 0 attempts; reason of abort; ABORTED code example',
  '/docs/playground/cjs#token-refresh':
    'expired JWT demo JavaScript; concurrent unauthorized script; shared promise renewal; two 401 one refresh JavaScript; share one promise for refresh; refresh token example require; refreshing printed twice',
  '/docs/playground/cjs#upload':
    'FormData Blob demo require; send picture example sandbox; multipart boundary experiment; upload file CommonJS; FormData example with require; remove return second then undefined; 503 upload not retried',
  '/docs/playground/cjs#in-nodejs':
    'server-side scripts collection; .cjs files run locally; Node programs with require; save as .cjs and run; examples without server',
  '/docs/playground/cjs#two-copies-of-the-library':
    'dual package hazard; instanceof false; error class mismatch; ERR_REQUIRE_ESM problem; same package loaded twice; require and import mixed; library author error check; singleton duplicated; instanceof HttpError is false; ESM and CommonJS both loaded; two copies of Troth; isTrothError instead of instanceof; error not recognised in library; dependency uses import, mine require; await import in CommonJS',
  '/docs/playground/cjs#ctrlc-ends-the-request':
    'handle SIGINT SIGTERM; graceful shutdown; kill script cleanly; CLI interrupt; container stop hook; terminate process abort download; stop terminal program; cancel with Ctrl+C; SIGINT abort request; stop running request from terminal; process.once SIGINT AbortController; abort on process exit; simulate Ctrl+C',
  '/docs/playground/cjs#troth-behind-a-callback':
    'node-style callback; err first; util.callbackify wrapper; legacy code without promises; old request package style; async.js waterfall; promisify reverse; use Troth with callbacks; util.callbackify; error first callback; callback instead of promise; wrap promise for callback API; error keeps its class in callback',
  '/docs/playground/esm':
    'try online; live demo; REPL TypeScript; sandbox in browser; CodeSandbox StackBlitz; test without installing; interactive editor; experiment with code; runnable examples; JSFiddle like page; try Troth in browser; TypeScript playground online; run code in page; edit example and run; top-level await playground; test Troth without npm install; where can I try it',
  '/docs/playground/esm#first-request':
    'hello world; beginner starter; simplest example; basic create search read; quick experiment typo path; first example with client; undefined query left out example; typo in an option, did you mean; create user and read it; outside baseUrl example; search with query demo',
  '/docs/playground/esm#how-it-works':
    'pretend backend; simulate slow network; chaos injection; does playground hit internet; throttling in demo; offline simulation; iframe sandbox; waterfall view; does the playground send real requests; which endpoints has demo API; add latency, error status, fault; timeline of attempts and waits; what is api.example.com; playground without JavaScript; simulate offline; Network panel statuses; can I call my own API there',
  '/docs/playground/esm#typed-result':
    'validator experiment TypeScript; string not converted to Date demo; generic lies at runtime; wrong shape experiment; getAsync<Post> does not convert dates; schema rejects empty 204; schema versus type argument; issues of failed validation; TypeError publishedAt getUTCFullYear; error bodies not checked by schema',
  '/docs/playground/esm#error-as-value':
    'result type demo; no try catch; neverthrow Rust style; all failure kinds at a glance; discriminated union experiment; safe result ok error; all error kinds in one program; switch on error.kind example; login-page parse PARSE_JSON; offline fault network errors; which errors are retried example; error handling without try catch',
  '/docs/playground/esm#retry':
    '429 simulation; backoff experiment; see pauses between tries live; throttled answer demo; wait as long as server asks; busy server two minutes; success after 2 attempts; totalTimeout during retry wait; Retry-After longer than limit demo; fails three times HttpError; see attempts log hook',
  '/docs/playground/esm#timeout':
    'hang simulation; stalled halfway demo; spinner forever experiment; slow body try out; phase body versus headers; headers arrive but body does not; timeout not retried although retry 2; idleTimeout stops earlier; stream timeout ends with headers; simulate slow response',
  '/docs/playground/esm#cancel':
    'AbortController experiment; stop several at once demo; abort phases; abort four calls at once; abort during wait for retry; abort reason string; timeout does not limit wait between attempts; abort already before call; DOMException AbortError reason',
  '/docs/playground/esm#token-refresh':
    'expired JWT experiment; parallel unauthorized simulation; single-flight renewal demo; mutex promise; two 401s one refresh; retryOnce false after second 401; refresh fails both calls reject; refresh without sharing promise; parallel token renewal example; stop refreshing forever',
  '/docs/playground/esm#upload':
    'FormData experiment; send picture demo; multipart boundary try out; File Blob sample; upload form and download again; send file without form, no name; multipart Content-Type removed; retried upload idempotencyKey; CSV file upload example; upload fails with 503',
  '/docs/playground/esm#in-nodejs':
    'run examples locally; copy sample to terminal; mjs file; getaddrinfo ENOTFOUND api.example.com; offline script; ts-node tsx execute; run playground code in Node; api.example.com does not exist; play.mjs fetch function; copy example to own project; run without network; fetch failed api.example.com',
}
