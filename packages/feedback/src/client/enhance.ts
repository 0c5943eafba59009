// Part of every page: sends the form without leaving the page, and says how that ended. Without this file the browser
// posts the form itself. Listens to the whole document, so that pages that are shown later work as well.

/** Without a response for so long, sending has failed. */
const TIME_LIMIT = 15_000

document.addEventListener('submit', (event) => {
  const form = event.target
  if (!(form instanceof HTMLFormElement) || !form.matches('.vf-form')) return
  event.preventDefault()
  // A second press while the first one is sent.
  if (form.ariaBusy === 'true') return
  void send(form, event.submitter)
})

async function send(form: HTMLFormElement, submitter: HTMLElement | null): Promise<void> {
  const status = form.parentElement!.querySelector<HTMLElement>('.vf-status')!
  status.replaceChildren()
  status.nextElementSibling?.remove()
  form.ariaBusy = 'true'
  const isSent = await post(form, submitter)
  form.ariaBusy = null
  // The reader has left the page.
  if (!form.isConnected) return
  const { thanks, error, retry } = form.dataset
  if (isSent) {
    const hadFocus = form.contains(document.activeElement)
    form.hidden = true
    status.textContent = thanks!
    // What had the focus is gone.
    status.tabIndex = -1
    if (hadFocus) status.focus()
    return
  }
  status.textContent = error!
  const button = document.createElement('button')
  button.type = 'button'
  button.className = 'vf-answer vf-retry'
  button.textContent = retry!
  button.onclick = () => {
    if (form.ariaBusy === 'true') return
    // The button is gone with the next attempt.
    if (document.activeElement === button) (submitter ?? form.querySelector('button'))?.focus()
    form.requestSubmit(submitter)
  }
  status.after(button)
}

/** Whether a server has accepted the form. */
async function post(form: HTMLFormElement, submitter: HTMLElement | null): Promise<boolean> {
  const body = new URLSearchParams()
  for (const [name, value] of new FormData(form, submitter)) body.append(name, String(value))
  try {
    const { ok } = await fetch(form.action, {
      method: 'POST',
      body,
      signal: AbortSignal.timeout(TIME_LIMIT),
    })
    return ok
  } catch {
    return false
  }
}
