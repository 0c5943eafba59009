// One request and its response, in a line that opens.

import { memo, useRef, useState } from 'react'
import type { BodyText, HeaderList, RequestEvent } from '../../protocol.js'
import { asCurl } from '../curl.js'
import * as labels from '../labels.js'
import type { Attempt } from '../runState.js'
import { outcomeText, partText } from '../texts.js'
import { copyText, useFeedback } from './copyText.js'
import styles from './Exchange.module.css'
import { formatBytes, formatMs } from './measures.js'
import { useOptions } from './OptionsContext.js'
import { titleOf } from './timelineLayout.js'

export interface ExchangeProps {
  readonly attempt: Attempt
}

/** `1 · GET /v1/users/7 · 200 · 31 bytes · 12 ms`, and inside of it what was sent and received. */
export const Exchange = memo(function Exchange({ attempt }: ExchangeProps) {
  const [isOpen, setOpen] = useState(false)
  const { id, number, request, response, bytes, end } = attempt
  const facts = [
    outcomeText(attempt),
    ...(bytes > 0 ? [formatBytes(bytes)] : []),
    ...(end ? [formatMs(end.at - request.at)] : []),
  ]
  const isBad = end?.how === 'cut' || end?.how === 'failed' || (response?.status ?? 0) >= 400
  return (
    <details className={styles.exchange} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        <span className={styles.number}>{id}</span>{' '}
        <span className={styles.what}>
          {titleOf(attempt)}
          {number > 1 && <span className={styles.again}> {labels.attempt(number)}</span>}
        </span>{' '}
        <span className={isBad ? styles.bad : styles.facts}>{facts.join(' · ')}</span>
      </summary>
      {isOpen && <Messages attempt={attempt} />}
    </details>
  )
})

/** All that was sent and received. */
function Messages({ attempt: { request, response, end } }: ExchangeProps) {
  return (
    <div className={styles.messages}>
      <p className={styles.name}>{labels.request}</p>
      <pre>{`${request.method} ${request.url}\n${headerText(request.headers)}`.trimEnd()}</pre>
      <Body body={request.body} />
      <p className={styles.name}>{labels.response}</p>
      {response ? (
        <>
          <pre>{`${response.status} ${response.statusText}\n${headerText(response.headers)}`.trimEnd()}</pre>
          <Body body={end?.body} />
        </>
      ) : (
        <p className={styles.note}>{labels.noResponse}</p>
      )}
      <Curl request={request} />
    </div>
  )
}

function headerText(headers: HeaderList): string {
  return headers.map(([name, value]) => `${name}: ${value}`).join('\n')
}

function Body({ body }: { readonly body: BodyText | undefined }) {
  if (!body || (body.bytes === 0 && !body.text)) return null
  const { text, bytes, type, parts } = body
  if (parts) {
    return (
      <>
        <p className={styles.note}>{labels.form(type, bytes)}</p>
        <ShownBody text={parts.map(partText).join('\n')} />
      </>
    )
  }
  if (text === undefined) return <p className={styles.note}>{labels.bodyOf(type, bytes)}</p>
  return <ShownBody text={prettyJson(text)} />
}

/** A long body scrolls, also with keys. */
function ShownBody({ text }: { readonly text: string }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls
    <pre className={styles.body} tabIndex={0}>
      {text}
    </pre>
  )
}

/** JSON with a line for each value; any other text as it is. */
function prettyJson(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2)
  } catch {
    return text
  }
}

/** The same request as a command, or the reason why there is none. */
function Curl({ request }: { readonly request: RequestEvent }) {
  const { apiOrigin = '' } = useOptions()
  const curl = asCurl(request, apiOrigin)
  if (curl.ok) return <Command command={curl.command} />
  return (
    <>
      <p className={styles.name}>{labels.curl}</p>
      <p className={styles.note}>{labels.noCurl[curl.because](apiOrigin)}</p>
    </>
  )
}

/** A command, and a button that copies it. */
function Command({ command }: { readonly command: string }) {
  const code = useRef<HTMLPreElement>(null)
  const [isCopied, showCopied] = useFeedback()
  const copy = async () => {
    if (await copyText(command)) showCopied()
    // Selected, so that one key press copies it.
    else getSelection()?.selectAllChildren(code.current!)
  }
  return (
    <>
      <p className={styles.name}>
        {labels.curl}
        <button type="button" onClick={() => void copy()}>
          <span aria-live="polite">{isCopied ? labels.copied : labels.copyCurl}</span>
        </button>
      </p>
      <pre ref={code}>{command}</pre>
    </>
  )
}
