// What readers call the options, by section.

export const OPTIONS: Readonly<Record<string, string>> = {
  '/docs/api/troth-options':
    'configuration reference; all settings; config parameters overview; customise client; global defaults cheat sheet; what can be configured; list of properties; tweak settings; AxiosRequestConfig equivalent; got options; requests.Session settings; options of createClient; which options does Troth have; unknown option error; wrong option value throws ConfigError; are all options optional; client options and request options; option reference with defaults; set defaults for every request; createClient parameters; settings of a single request; list of supported config',
  '/docs/api/troth-options#all-options':
    'default values table; complete list of settings; which setting is available per call; config keys and types; overview of parameters; what is the default of everything; allowed properties createClient; settings cheat sheet; default timeout value; is retry on by default; options only for client; options only for single request; which options can be passed per call; what is default responseType; can signal be set on client; schema per request only; can baseUrl be changed per call; option types and defaults table; body option for deleteAsync requestAsync; default accept header; per-request timeout and query',
  '/docs/api/troth-options#how-options-are-merged':
    'override defaults for one request; precedence instance versus call config; deep merge or shallow; disable global setting once; undefined value ignored; inherit settings from parent; spread config objects; local beats global; reset default param for single call; mergeConfig axios; mutating config object has no effect; combine two configurations; unset inherited setting; how call options override client options; what does undefined option value do; are hooks replaced or appended; retry number keeps other retry fields; query arrays merged or replaced; remove client query parameter for one call; context merged by name; fetchOptions merged one level deep; changing options object after createClient; does extend merge or replace; options from class instance prototype ignored; which options cannot be set per call; null versus undefined option; priority of call, setHeaders, client',
  '/docs/api/troth-options#urls-and-origins':
    'server address settings; host configuration; url options; which urls may be requested',
  '/docs/api/troth-options#baseurl':
    'root address of API; common url prefix; slash at start removes version path; leading slash 404; relative path in Node invalid url; server address in one place; double slash in url; api host from environment variable undefined; /api prefix for everything; trailing slash missing; staging and production host; root endpoint configuration; concatenate path and host; url joining rules; slash in user name breaks path; leading slash keeps path of base; relative baseUrl in browser /api; CONFIG_URL relative base outside browser; baseUrl from env variable not set; follow next link of pagination; absolute URL inside base; request without baseUrl; query in baseUrl and path; encodeURIComponent path segment; path traversal dots ..; colon in path users:search; hash fragment in path; spaces and accents in path encoded; createClient succeeds but first call fails',
  '/docs/api/troth-options#allowedorigins':
    'SSRF protection; whitelist domains; call second host with same client; full url to other server refused; prevent token leak to attacker site; S3 signed link blocked; trusted hosts list; absolute url different domain denied; restrict destinations; user-supplied url security; upload to cloud storage bucket; external link safe list; two microservices one client; outside of base error; allow requests to other domain; presigned upload URL; http instead of https refused; request URL above base path; v10 not inside v1; path in allowedOrigins ignored; are cookies sent to allowed origin; do hooks run for other origins; redirects are not checked; dot dot path refused; encoded dots %2e refused; backslash url refused; only http and https supported; user and password in URL refused',
  '/docs/api/troth-options#headers-query-body': 'request data settings; what is sent with request',
  '/docs/api/troth-options#headers':
    'default header for all requests; HttpClient DefaultRequestHeaders C#; dynamic token per attempt; user agent string; async function providing auth; Accept language for everything; static api key; XML Accept instead of json; getter for current token; read token from localStorage on each call; content-type wrong for files; multipart boundary missing; correlation id generated every time; vendor media type versioning; lazily computed authorization; per-request custom header; async headers function; headers function called before each attempt; token from function on retry; headers in call cannot be function; default Accept header value; change Accept header; remove Accept with null; Content-Type on client wrong; FormData Content-Type removed; JSON sent as text/plain, Content-Type null; get token lazily from storage; set User-Agent; send API key with every request; Accept-Language header',
  '/docs/api/troth-options#query':
    'url parameters; query string; GET arguments after question mark; append search params; filter and sort in link; page number in url; skip empty params; undefined appears in url; date in query string ISO; encode spaces ampersand; plus sign or %20; api_key parameter always added; URLSearchParams to params; boolean false param missing; requests params dict; null filter omitted; add query parameters to request; are null and undefined parameters sent; empty string parameter sent; false and 0 in query; invalid Date in query error; query as string refused; URLSearchParams as query; query duplicated, page=1&page=2; object as query value CONFIG_QUERY; space encoded %20 not plus; Map as query; default query for every request; omit unset filters; bigint in query',
  '/docs/api/troth-options#arrayformat':
    'list in query string; ids[] PHP style; repeated key multi select; comma separated ids; checkbox filter multiple values; indexes null axios; duplicate keys Spring; only last value of list arrives; explode OpenAPI form style; square brackets in url; several categories at once; Django getlist; join list with commas; array in query string; arrays with brackets role[]=admin; comma separated array parameter; repeat parameter name; which array format does my server read; comma inside value breaks list; comma encoded as %2C; arrayFormat brackets PHP Rails; Express req.query array; default way arrays are written; multiple values same key; ASP.NET array query; pass list of ids',
  '/docs/api/troth-options#stringifyquery':
    'nested filter object in url; qs library; deep object params; range filter[price][gte]; [object Object] in address; replace paramsSerializer; JSON API filter sort; custom query encoding; sort parameters alphabetically; deepObject OpenAPI; indexed array brackets; Strapi populate; plus for spaces encoding; dot notation params; canonical query for signing; nested object in query; use qs.stringify; nested brackets filter[role]=admin; sort query parameters; custom query serializer; arrayFormat has no effect; does stringifyQuery get null and undefined; question mark at start of query; object as query value not supported; query-string package; plus instead of %20; JSON encoded query parameter; encode brackets in query',
  '/docs/api/troth-options#credentials':
    'send cookies cross-domain; withCredentials true; session cookie not sent; login cookie lost on API subdomain; Set-Cookie ignored; wildcard origin not allowed when include; PHP session forgotten; cookie jar in Node; third-party cookies; stay logged in with cookie session; xhrFields jQuery; Access-Control-Allow-Origin asterisk error; SameSite None; tough-cookie jar; no cookies from localhost frontend; anonymous request without cookies; send cookies to other origin; credentials include; are cookies sent by default; cookies in Node.js not stored; Cookie header in Node; Access-Control-Allow-Credentials true; CORS error with credentials include; allow origin star with cookies; session cookie on different port; do not send cookies; login session lost after request; credentials same-origin omit; withCredentials equivalent; cookies between localhost ports',
  '/docs/api/troth-options#idempotencykey':
    'double charge payment; avoid duplicate order; user clicks buy twice; checkout safe repeat; Stripe idempotent; unique uuid per submission; booking created two times; exactly once; make post repeatable; double click on pay button; deduplication token server-side; money transferred twice; resend form safely; Idempotency-Key header; retry POST safely; prevent duplicate POST; when to create idempotency key; same key on resubmit; does POST get retried with key; server must support Idempotency-Key; retry PATCH safely; key sent without retry; Idempotency-Key in headers overridden; crypto.randomUUID key; user submits form again; payment processed twice after timeout; order created twice on retry',
  '/docs/api/troth-options#body':
    'payload with DELETE; send data along with delete; REPORT or SEARCH method with content; GET with payload not permitted; requestAsync payload option; body option in options object; send body with DELETE; body with GET not allowed; requestAsync body; second argument or body option; delete with JSON; where to put request body',
  '/docs/api/troth-options#timeouts':
    'deadline and abort settings; time limits and cancelling; which timeout option to use',
  '/docs/api/troth-options#timeout':
    'give up after ten seconds; request hangs forever; slow server; loading spinner never ends; unlimited waiting time; response takes five minutes; raise limit for long report; ECONNABORTED exceeded; server needs long; default thirty seconds too short; unit is seconds?; connect and read limits; zero means no limit; report generation slow; disable time limit; set request timeout; default timeout 30 seconds; disable timeout; timeout 0 is error; does timeout include reading body; does timeout include hooks; timeout per attempt or whole call; TIMEOUT_ATTEMPT error phase headers body; timeout with stream ends at headers; body stalls after headers; are timeouts retried; increase timeout for one call; connect timeout; AbortSignal.timeout alternative',
  '/docs/api/troth-options#totaltimeout':
    'overall deadline; maximum time including retries; user waits no longer than; time budget whole operation; retries take too long altogether; upper bound; context.WithTimeout Go; callTimeout OkHttp; page must answer within 10 s; stop retrying after a minute; cap entire duration; Lambda function limit; limit for all attempts together; timeout across retries; total time of call including waits; not finished within ms; cause of total timeout error; last attempt error as cause; totalTimeout with stream; maximum duration of call with retries; difference timeout and totalTimeout; deadline for whole request; user should not wait longer; does timeout include retry delays; retries exceed timeout',
  '/docs/api/troth-options#idletimeout':
    'big download without deadline; stalled transfer; connection frozen midway; phone in tunnel during download; no bytes for a while; inactivity limit; read timeout between chunks; heartbeat missing; socket timeout got; video file long but stuck; wifi lost while streaming; hang detection; LLM stream stops talking; dead connection half-open; download stalls without data; timeout between chunks; long download without timeout; stream stops sending data; difference timeout and idleTimeout; idle time while nobody reads stream; idleTimeout with raw.body; detect stuck download; file download takes hours; server-sent events connection silent; no new data for ten seconds; body timeout undici bodyTimeout; large file times out',
  '/docs/api/troth-options#signal':
    'abort pending call; AbortController usage; stop running request; user leaves page; cancel button; kill pending call; unmount component stop loading; cancel group of requests together; context cancellation Go; CancellationToken C#; outdated response overtakes; navigate away stop; jQuery jqXHR.abort; close dialog, interrupt; merge two abort controllers; abort request with AbortController; cancel request; combine two signals AbortSignal.any; signal option on client missing; AbortError reason; stop request when component unmounts; one signal for several calls; AbortSignal.timeout gives kind abort; cancel while waiting for retry; signal null; cancel old search request; how to stop a fetch; cancel after time and by user; CancelToken replacement',
  '/docs/api/troth-options#retries': 'repeat settings; retry options; automatic repetition',
  '/docs/api/troth-options#retry':
    'try again automatically; flaky server; unstable connection; 503 service unavailable repeat; temporary outage; resend on failure; axios-retry plugin; bad gateway occasionally; thundering herd; repeat three times; transient faults; exponential backoff; mobile with poor reception; tenacity Polly; deploy restarts backend short downtime; network hiccup recover; retry failed request; what does retry 2 mean; is POST retried; is 500 retried; are network errors retried; which failures are never retried; aborted request not retried; invalid JSON not retried; exponential backoff with jitter; how long does it wait before retry; maximum wait between attempts; default is no retry; retry on connection reset; why is my request not retried',
  '/docs/api/troth-options#retrylimit':
    'max attempts; how many tries; turn off repetition for one call; retry forever; endless until online; number of repetitions; only once more; maxRetries count; no repeat for this request; give up after n tries; retry Infinity; disable retry for one call; retry 0; how many times is it retried; retryOnce counts towards limit; unlimited retries until totalTimeout; maximum number of retries; switch off retry; limit 2 means three attempts',
  '/docs/api/troth-options#retrymethods':
    'repeat POST too; PATCH not repeated; which verbs are repeated; idempotent verbs; enable for post; search via POST read-only; allowed_methods urllib3; form submission not tried again; only idempotent verbs again; GraphQL queries over post not repeated; retry POST requests; POST processed twice; methods array replaces default; is PUT retried; is DELETE retried; default methods of retry; add POST to retried methods; exclude DELETE from retry; duplicate order after retry; retry all methods; why is POST not retried',
  '/docs/api/troth-options#retrystatuses':
    "repeat on 500; internal server error again; which codes trigger repeat; urllib3 status_forcelist; 520 Cloudflare; 425 too early; add 409 conflict; don't repeat on 429; Cloudflare 524; custom http code list; 404 repeat; exclude gateway error; retry on 500; default retried statuses; add status to retry list; statuses array replaces default; 408 429 502 503 504; stop retrying 429; network error has no status; retry on 404; retry on 401; which HTTP codes are retried; why is 500 not retried",
  '/docs/api/troth-options#retrytimeouts':
    'try again after time limit exceeded; hung attempt restart; slow answer, send once more; lost packet on mobile; short deadline and repeat; TimeoutError not repeated; ETIMEDOUT repeat; impatient repeat; hedging slow connection; retry after timeout; timeout not retried; enable retry of timeouts; short timeout with retry; retried POST after timeout still processing; TIMEOUT_ATTEMPT retried three times; totalTimeout with retried timeouts; slow request repeat automatically; lost connection short timeout; hung attempt abandoned and sent anew',
  '/docs/api/troth-options#retrywhen':
    "custom condition for repeat; predicate function decides; decide based on error body; retryCondition axios-retry; eventual consistency just created record missing; skip repeating when offline; repeat only network failures; depends on error code in JSON; don't repeat validation failures; callback returns true repeat; wait until back online; ask user before trying again; deadlock message; custom retry condition; retry only certain errors; retry 404 of new record; async retry decision; retry when function throws; when returns undefined; does when override statuses; prevent retry for particular error; is when called for aborts; retry depending on response body; retry depending on error code; when ignored for POST; never retry network errors; p-retry shouldRetry",
  '/docs/api/troth-options#retrydelay':
    'pause between tries; exponential backoff custom; fixed interval one second; linear increase; wait longer each time; sleep before repeating; backoff factor; calculateDelay got; X-RateLimit-Reset header wait; immediate repeat without pause; randomised spacing; stagger clients; constant wait; change wait between retries; linear backoff; constant delay between attempts; delay in milliseconds function; add jitter to retry; default delay formula; does Retry-After override delay; RateLimit-Reset delay; read wait from response header; no wait before retry; delay grows with attempt; maximum backoff ten seconds; retries too fast; random wait',
  '/docs/api/troth-options#retrymaxretryafter':
    "429 too many requests; rate limit exceeded; server says come back later; quota exhausted hours; throttled API long wait; maintenance mode 503 header; respect server wait header; cooldown period; countdown when to try again; GitHub OpenAI rate limiting; waits far too long; don't wait two minutes; X-RateLimit-Reset ignored; expose header for throttling; longest Retry-After accepted; Retry-After too long, fails at once; default maxRetryAfter 60 seconds; retryAfterMs undefined in browser; Access-Control-Expose-Headers Retry-After; Retry-After as HTTP date; 429 not retried; how long did server ask to wait; wait for rate limit automatically; maxRetryAfter Infinity 24 days; call fails after one attempt despite retry; retry earlier than server allows; show user when to retry; maxRetryAfter is not a cap",
  '/docs/api/troth-options#response-parsing':
    'reading and checking answers; how response becomes data; parse and validate options',
  '/docs/api/troth-options#responsetype':
    'download image blob; PDF arraybuffer; binary data; get plain text; CSV text; HTML instead of JSON; wrong content type from server but JSON; octet-stream json; process chunks gradually; NDJSON reader; Excel export corrupted; force json decoding; data is string not object; empty answer; protobuf msgpack; undefined properties though status ok; how is JSON detected; what is data for empty response; data of 204 response; data undefined after 304; login page instead of JSON; data is Blob instead of JSON; response without Content-Type; application/problem+json parsed; error body parsed whatever responseType; error.data undefined with responseType text; read NDJSON line by line; do not read body none; stream null for 204; stream error not from Troth',
  '/docs/api/troth-options#acceptstatus':
    'do not throw on 404; treat not found as normal; all codes succeed; handle status manually; 4xx without exception; 409 expected outcome; raise_for_status off; accept 3xx redirect codes; existence check user name free; health check any answer; optional resource missing is fine; fail on 202; make 304 ok; suppress rejection for bad codes; ok range customised; accept 404 without error; which statuses are success; accept all statuses; 304 is success; 3xx as success; accepted status not retried; schema checks accepted responses too; treat 4xx as result; default success range 200 299; async acceptStatus; user does not exist, no error; custom success status; treat 200 as error; type of data with accepted 404',
  '/docs/api/troth-options#schema':
    "runtime type check; validate API answer; Zod alternative Joi; backend changed field unexpectedly; Valibot ArkType Yup; verify shape of JSON; type guard; coerce strings to Date; contract check; io-ts TypeBox; don't trust server; unsafe any cast; infer TypeScript from validator; pydantic equivalent; parse and convert numbers; validate response data; infer type from schema; type argument not checked at runtime; convert date string with schema; is empty response checked by schema; are error bodies validated; Standard Schema library support; response does not match type; validate JSON at runtime; data transformed by schema; Valibot schema; strict types for response; unexpected field missing in response; Effect Schema",
  '/docs/api/troth-options#parsejson':
    "bigint id loses digits; dates as Date objects automatically; snake case to camelCase; reviver function; custom deserializer; json-bigint lossless-json; long ids rounded; superjson deserialize; strip )]}' prefix; key renaming underscores; precision loss large integers; NaN Infinity in JSON; ISO strings into Dates; camelize response; custom JSON parser; parse dates in JSON; big integers lose precision; convert snake_case to camelCase response; JSON.parse reviver; is parseJson used for errors; parseJson throws ParseError; async JSON parsing in worker; rename keys of response; date strings automatically converted; large numbers exact; ids wrong by one",
  '/docs/api/troth-options#stringifyjson':
    'BigInt serialize TypeError; camelCase to snake_case outgoing; custom serializer; date format in payload; superjson send; Map Set as JSON; json replacer; decimal string in payload; underscore keys when posting; drop empty strings before sending; circular structure; devalue encoder; timezone of posted dates; send bigint in JSON; Do not know how to serialize a BigInt; custom JSON serialization; convert camelCase to snake_case request; CONFIG_BODY bigint; change how body is serialized; replacer for request body; serialise Date differently; JSON.stringify throws; transform request body for all calls',
  '/docs/api/troth-options#hooks-and-interceptors':
    'middleware settings; intercept requests and responses; middleware',
  '/docs/api/troth-options#hooks':
    'middleware support; plugin system; order of execution; intercept traffic; log every call; onion model; lifecycle callbacks; handler chain; C# DelegatingHandler; global loading bar; observability OpenTelemetry spans; measure duration; ajaxSend ajaxComplete; tracing with Sentry breadcrumbs; Go RoundTripper wrapper; exception inside interceptor; order of hooks; do hooks run on each attempt; hook throws error; CONFIG_THROWN cause from hook; async hooks; hooks of client and call order; log requests and responses; measure request time; steps of a call; when do error hooks run; error in hook not retried; add hook for one call; global interceptor; run code before every request',
  '/docs/api/troth-options#hooksrequest':
    'modify outgoing request; rewrite url before sending; axios interceptors.request.use; add parameter to everything; cache GET responses in memory; return fake answer; encrypt payload; log outgoing traffic; offline copy first; add timestamp cache buster; stub without network; override verb; compress upload gzip; beforeSend jQuery; short-circuit answer early; memoize lookup; change url in hook; change body in hook; change method in hook; return Response without network; return Request from hook; body as JSON text in hook; string body sent as text/plain from hook; rewritten url outside baseUrl refused; previousError of retry; add query parameter to every request; other request hooks still run after Response; Request signal and cache ignored; do retries start from original request; hook sees merged headers',
  '/docs/api/troth-options#sign-a-request':
    'HMAC signature; AWS SigV4; webhook secret hash; sha256 of payload; sign with private key; timestamp nonce authentication; OAuth 1.0; Binance exchange API; tamper-proof messages; digest header; request integrity; message authentication code; aws4fetch aws4; canonical string; sign request with HMAC; signature header; timestamp on retry new signature; sign body and url; crypto.subtle sign HMAC SHA-256; sign file upload hash; add X-Signature header; hook after body is serialized; AWS signature v4; signature does not match; sign query string; signed API requests',
  '/docs/api/troth-options#hooksresponse':
    'axios interceptors.response.use; central 401 handling; inspect every answer; global status check; repeat call after renewal; read header from each answer; queue parallel unauthorized; show maintenance banner on 503; server version outdated reload page; modify answer; decrypt answer; log status and timing; log answer without consuming; clone already read; detect new deployment; refresh token in response hook; retryOnce returns false; retryOnce and method POST; read response body in hook clone; body already read in hook; one refresh for parallel 401; send request again from hook; replace response in hook; handle 401 globally; hook runs for every status; infinite loop 401 retryOnce; refresh fails, call rejects; does retryOnce count as retry; retryOnce with stream body',
  '/docs/api/troth-options#unwrap-an-envelope':
    'avoid writing data.data; strip wrapper object; return only payload; flatten result field; JSON API wrapper; nested result success code message; get inner content; success false with status 200; peel off outer layer; GraphQL data errors; Laravel resource wrapping; code 0 means ok; JSend format; response.data.data; unwrap data field; return only inner data; replace data in response hook; envelope with meta; axios interceptor return response.data; transform response body; API wraps everything in result; read body without clone; remove wrapper from every response; change data for all calls; turn success false into error; get rid of data wrapper',
  '/docs/api/troth-options#hookserror':
    'global error handler; show toast on failure; Sentry report; central exception logging; custom error message from server; replace error text; notification for every failed call; map errors to own classes; metrics Datadog failures; translate message for user; problem details message; popup when something goes wrong; jQuery ajaxError; friendly text instead of 404 Not Found; monitoring crash report; change error message globally; replace error in hook; error hook runs for aborted calls; error hook and safe calls; not run when retry succeeds; hook returns other error CONFIG_THROWN; reporter fails inside hook; use server message as error message; error hook called once per call; ignore aborts in error logging; how long does call wait for error hook; custom error class from hook; detail of problem JSON in message; can error hook return data',
  '/docs/api/troth-options#context':
    'per-call metadata; extra data for interceptor; suppress error toast for one call; skip loader this time; custom flag in config; request tags; mark call as silent; axios config custom property; pass trace id through; HttpContext Angular; C# HttpRequestMessage.Options; attach label for logging; meta info not transmitted; skipAuth flag; pass data to hooks; custom option per call; silent call without error message; context values unknown type; is context sent to server; trace id for one call; read call option in hook; flag to skip auth in hook; context in headers function; context in retry.when; metadata of request; meta option; hide error toast for single request; custom request property',
  '/docs/api/troth-options#custom-fetch':
    'transport settings; replace fetch; platform specific fetch options',
  '/docs/api/troth-options#fetch':
    'swap transport; own fetch implementation; undici node-fetch; mock in unit test; jest spy; Electron Tauri transport; SvelteKit load fetch; React Native fetch; Cloudflare service binding; fake backend; adapter axios; MSW not intercepting; stubbing network; monkey patched window.fetch; cross-fetch polyfill; vi.fn returns response; use custom fetch function; which arguments does fetch option receive; mock fetch in test; mock without text() fails NETWORK_BODY; mock without headers CONFIG_OPTION; error thrown by fetch retried; global fetch replaced later; node-fetch with Troth; use undici fetch; wrap fetch for logging; url string and init object; Next.js patched fetch; duplex init; pass own fetch implementation',
  '/docs/api/troth-options#dedupe-and-limit':
    "avoid duplicate simultaneous calls; throttle requests; max five at once; request queue; concurrency pool; same component mounted twice double fetch; rate limiter client side; p-limit Bottleneck; in-flight sharing; singleflight Go; ten thousand urls crawl; requests per second; don't overload server; semaphore for calls; axios-rate-limit p-queue; request twice in StrictMode; dedupe GET requests; limit concurrent requests; key option of dedupe; trace id header breaks dedupe; do users share deduplicated responses; abort one of deduplicated callers; concurrency perOrigin rate interval; timeout while waiting in queue; aborted request leaves queue; is POST deduplicated; troth/fetch import; maximum parallel requests; order of queued requests; does dedupe cache results",
  '/docs/api/troth-options#proxy':
    'behind corporate firewall; HTTP_PROXY environment variable; mutual TLS; self-signed certificate; Docker socket; SOCKS Tor network; keep-alive agent; client certificate p12; unable to verify the first certificate; rejectUnauthorized false; http2 multiplexing; custom CA root; undici Agent; ECONNREFUSED office network; Fiddler Charles Burp mitmproxy; connection pool size; use HTTP proxy in Node; HTTP_PROXY ignored; NODE_USE_ENV_PROXY=1; NO_PROXY hosts; which Node version reads HTTP_PROXY; undici ProxyAgent; proxy for one client only; Unix socket request; proxy with user name and password; accept self-signed certificate; keep connections open; create dispatcher once; setGlobalDispatcher; global-agent https-proxy-agent',
  '/docs/api/troth-options#fetchoptions':
    'do not follow redirect; cache no-store; send analytics when tab closes; sendBeacon alternative; disable browser caching; 302 Location read; priority low high; Next.js revalidate; subresource integrity hash; stale answer from browser cache; force reload fresh data; opaque status 0; beforeunload save draft; disable cache of fetch; redirect manual; read Location header of redirect; keepalive request on page unload; keepalive 64 KiB body limit; mode no-cors status 0; opaque response HttpError status 0; fetchOptions method headers ignored; SharedArrayBuffer body refused; referrerPolicy integrity priority; Next.js cache next tags; fetch refuses option value; signal in fetchOptions ignored; send data when page closes',
  '/docs/api/troth-options#options-of-other-clients':
    "rename config from old library; port axios config; old property names rejected; does not exist in type; equivalent names; mapping of settings got; switching library option names; params not working; corresponding option; convert ky settings; 'params' does not exist in type; axios option names in Troth; ky option equivalents; ofetch options in Troth; what is params called; translate axios config; option unknown after migration; axios option not working; request config rename table",
  '/docs/api/troth-options#other-params':
    'url parameters axios config; params ignored; query parameters axios params; params instead of query',
  '/docs/api/troth-options#other-searchparams':
    'got query string option; URLSearchParams ky; searchParams instead of query',
  '/docs/api/troth-options#other-data':
    'axios payload property; delete with data; axios data body; where to put axios data; move axios data to second argument',
  '/docs/api/troth-options#other-json':
    'ky payload json; got json option; json body ky; move json to second argument',
  '/docs/api/troth-options#other-baseurl':
    'capital letters URL spelling; baseURL unknown; baseURL or baseUrl spelling',
  '/docs/api/troth-options#other-prefixurl': 'got prefix path; ky root address; prefixUrl replacement',
  '/docs/api/troth-options#other-prefix': 'ky version 2 path start; ky prefix replaced by baseUrl',
  '/docs/api/troth-options#other-paramsserializer':
    'axios qs stringify params; custom serializer for query; axios array params brackets',
  '/docs/api/troth-options#other-validatestatus':
    'axios no throw on 4xx; status check function axios; validateStatus replacement',
  '/docs/api/troth-options#other-throwhttperrors':
    'got no exception bad status; ky disable throwing; throwHttpErrors false',
  '/docs/api/troth-options#other-ignoreresponseerror': 'nuxt $fetch no throw; ofetch without throwing',
  '/docs/api/troth-options#other-withcredentials':
    'XMLHttpRequest cookies flag; axios send session cookie; withCredentials replacement',
  '/docs/api/troth-options#other-canceltoken':
    'axios CancelToken.source; axios isCancel; CancelToken to AbortController',
  '/docs/api/troth-options#other-transformresponse':
    'axios modify answer function; converters dataFilter; axios transform response data',
  '/docs/api/troth-options#other-transformrequest':
    'axios alter payload function; axios transform request body',
  '/docs/api/troth-options#other-parseresponse':
    'ofetch custom JSON decoder; destr replacement; parseResponse replacement',
  '/docs/api/troth-options#other-statuscodes': 'ky list of repeated codes; ky retry statusCodes',
  '/docs/api/troth-options#other-retrystatuscodes': 'nuxt $fetch repeated codes; ofetch retryStatusCodes',
  '/docs/api/troth-options#other-shouldretry':
    'ky condition repeat; got custom decision; ky shouldRetry replacement',
  '/docs/api/troth-options#other-retryontimeout': 'ky repeat slow; ky retryOnTimeout replacement',
  '/docs/api/troth-options#other-retrydelay': '$fetch pause milliseconds; ofetch retryDelay replacement',
  '/docs/api/troth-options#other-backofflimit':
    'ky maximum pause; cap exponential; ky backoffLimit replacement',
  '/docs/api/troth-options#other-jitter': 'ky randomise pause; ky jitter replacement',
  '/docs/api/troth-options#other-interceptors': 'eject interceptor',
  '/docs/api/troth-options#other-beforerequest': 'ky got pre-send callback; ky beforeRequest hook name',
  '/docs/api/troth-options#other-afterresponse': 'ky got callback on answer; ky afterResponse hook name',
  '/docs/api/troth-options#other-beforeerror': 'got modify exception; ky beforeError hook name',
  '/docs/api/troth-options#other-beforeretry':
    'ky callback between tries; beforeRetry hook missing; run code before each retry',
  '/docs/api/troth-options#other-onrequest':
    '$fetch interceptor before sending; ofetch onRequest replacement',
  '/docs/api/troth-options#other-onresponse': '$fetch interceptor received; ofetch onResponse replacement',
  '/docs/api/troth-options#other-onrequesterror':
    '$fetch network failure callback; ofetch connection error hook',
  '/docs/api/troth-options#other-onresponseerror': '$fetch bad status callback; ofetch handle 4xx hook',
  '/docs/api/troth-options#other-onuploadprogress':
    'axios percent of file sent; axios upload progress callback',
  '/docs/api/troth-options#other-ondownloadprogress':
    'axios percent received; axios download progress callback',
  '/docs/api/troth-options#other-adapter':
    'axios-mock-adapter setup; axios custom transport xhr; axios adapter replacement',
  '/docs/api/troth-options#other-proxy': 'axios host port tunnel; axios proxy setting',
  '/docs/api/troth-options#other-httpagent': 'axios keepAlive sockets; axios http.Agent',
  '/docs/api/troth-options#other-httpsagent': 'axios rejectUnauthorized certificate; axios https.Agent',
  '/docs/api/troth-options#other-socketpath': 'axios docker.sock; axios unix socket',
  '/docs/api/troth-options#other-dispatcher': 'undici Agent nuxt; ofetch undici dispatcher',
  '/docs/api/troth-options#other-maxredirects': 'follow-redirects zero; limit number of redirects',
  '/docs/api/troth-options#other-maxcontentlength':
    'limit answer size; maxBodyLength exceeded; maximum response size; reject too large response',
  '/docs/api/troth-options#other-xsrfcookiename': 'axios csrftoken cookie; change xsrf cookie name axios',
  '/docs/api/troth-options#other-xsrfheadername': 'axios X-CSRFToken; change xsrf header name axios',
  '/docs/api/troth-options#other-withxsrftoken':
    'axios cross-origin forgery token; send xsrf token to other origin',
  '/docs/api/troth-options#other-auth': 'axios username password; axios auth basic',
  '/docs/api/troth-options#other-timeouterrormessage':
    'axios custom text when too slow; change message of timeout error',
  '/docs/api/troth-options#types':
    'TypeScript definitions; import type for helper; typings to annotate functions; own wrapper typing; which types are exported; import types from troth; type own wrapper function',
  '/docs/api/troth-options#option-types': 'config interfaces; option type names',
  '/docs/api/troth-options#trothoptions':
    'AxiosRequestConfig CreateAxiosDefaults equivalent; annotate config object; type of createClient options; type for client config',
  '/docs/api/troth-options#requestoptions':
    'type of last argument; annotate helper parameters; generic wrapper function typing; type of call options; generic T and R of request options; wrapper function passes options',
  '/docs/api/troth-options#bodyoptions':
    'delete options interface; type of deleteAsync options; requestAsync options type',
  '/docs/api/troth-options#sharedoptions':
    'common config interface; options client and call have in common; type for both client and request',
  '/docs/api/troth-options#retryoptions':
    'interface of repeat settings; annotate backoff config; type of retry object',
  '/docs/api/troth-options#hooks-1':
    'middleware typing; annotate interceptor list; type of hooks object; typed hook arrays',
  '/docs/api/troth-options#hook-contexts': 'interceptor parameter types; types of hook arguments',
  '/docs/api/troth-options#attemptcontext':
    'annotate token function parameter; what does headers function receive; attempt number in headers function; previousError in headers function',
  '/docs/api/troth-options#requestcontext':
    'InternalAxiosRequestConfig equivalent; annotate outgoing interceptor; what does request hook receive; assign url, method, body in hook type',
  '/docs/api/troth-options#responsecontext':
    'original request in interceptor; _retry flag config; resend from interceptor; error.config equivalent; annotate answer interceptor; what does response hook receive; retryOnce type; fields of response hook argument; sent headers in response hook',
  '/docs/api/troth-options#retrycontext':
    'retryState attemptCount; what does the predicate get; failure count in callback; what does retry.when receive; what does retry.delay receive; attempt starts at 1; error types in retry function',
  '/docs/api/troth-options#callcontext':
    'module augmentation custom config property; typed metadata; property does not exist on type unknown; declare module axios extend config; autocomplete for own flags; type context values; declare module troth CallContext; context value is unknown; traceId typed in hooks; augment context type once',
  '/docs/api/troth-options#value-types': 'small helper typings; types of values',
  '/docs/api/troth-options#headersinput':
    'HeadersInit RawAxiosHeaders equivalent; type for headers object; headers type null undefined allowed',
  '/docs/api/troth-options#query-1':
    'typed params interface; interface without index signature; type of query object; query type accepts interface',
  '/docs/api/troth-options#queryvalue':
    'allowed param kinds; array or scalar param type; type of single query value',
  '/docs/api/troth-options#queryscalar':
    'Date number boolean param type; which values can query contain; bigint Date allowed in query',
  '/docs/api/troth-options#arrayformat-1': 'union repeat brackets comma; arrayFormat type values',
  '/docs/api/troth-options#httpmethod':
    'verb union type; lowercase get rejected; method must be upper case; type of HTTP method',
  '/docs/api/troth-options#responsetype-1':
    'union blob text arrayBuffer; possible responseType values; responseType none',
  '/docs/api/troth-options#responsedata':
    'conditional type by body kind; type of data for blob, stream, text; empty response blob or text type',
  '/docs/api/troth-options#fetchoptions-1': 'RequestInit Omit; which fetch options are allowed',
  '/docs/api/troth-options#schemas': 'validator interfaces; schema types',
  '/docs/api/troth-options#standardschema':
    'handwritten validator; custom check without Zod; adapter for Ajv Joi Yup; ~standard property; own type guard as validator; dependency-free validation; write schema without library; custom validate function; schema by hand; ~standard version vendor validate; validate without Zod; wrap Joi or Ajv as schema',
  '/docs/api/troth-options#standardschemaresult': 'validator outcome union; value or issues result type',
  '/docs/api/troth-options#schemaissue':
    'path and message of invalid field; type of validation issue; issue path message',
}
