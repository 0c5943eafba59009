import type { TrothFailure } from 'troth'
import { api, explain, type FieldErrors, type Problem, type User } from './api'
import { Latest } from './latest'

function find<T extends HTMLElement>(selector: string): T {
  return document.querySelector(selector) as T
}

const search = find<HTMLInputElement>('#search')
const role = find<HTMLSelectElement>('#role')
const list = find('#list')
const detail = find('#detail')
const status = find('#status')
const cancel = find('#cancel')
const retry = find('#retry')
const form = find<HTMLFormElement>('#add')
const submit = find<HTMLButtonElement>('#add button')
const added = find('#added')

const listing = new Latest()
const reading = new Latest()

/** Fills the list. Only the response to the latest search is shown. */
async function showList() {
  const signal = listing.start()
  status.textContent = 'Loading…'
  list.ariaBusy = 'true'
  cancel.hidden = false
  retry.hidden = true

  // An empty filter is not sent.
  const query = {
    q: search.value || undefined,
    role: role.value || undefined,
    perPage: 20,
  }
  const options = { query, signal }
  const result = await api.safe.getAsync<User[], Problem>('users', options)

  // A newer search has replaced this one, and updates the page.
  if (signal.aborted && signal.reason !== 'cancelled') return
  list.ariaBusy = 'false'
  cancel.hidden = true
  retry.hidden = result.ok
  if (!result.ok) {
    status.textContent = explain(result.error)
    return
  }
  const { length } = result.data
  status.textContent = length === 1 ? '1 person' : `${length} people`
  list.replaceChildren(...result.data.map(listItem))
}

function listItem(user: User): HTMLLIElement {
  const item = document.createElement('li')
  const button = document.createElement('button')
  button.type = 'button'
  button.textContent = user.name
  button.addEventListener('click', () => showDetail(user.id))
  item.append(button)
  return item
}

async function showDetail(id: number) {
  const signal = reading.start()
  detail.textContent = 'Loading…'
  const result = await api.safe.getAsync<User, Problem>(`users/${id}`, { signal })
  if (signal.aborted) return
  if (!result.ok) {
    detail.textContent = explain(result.error)
    return
  }
  const { name, role, email } = result.data
  const heading = document.createElement('h2')
  heading.textContent = name
  const link = document.createElement('a')
  link.href = `mailto:${email}`
  link.textContent = email
  detail.replaceChildren(heading, `${role}, `, link)
  // On a phone it is below the list.
  detail.scrollIntoView({ block: 'nearest' })
}

async function add() {
  submit.disabled = true
  added.textContent = ''
  const fields = Object.fromEntries(new FormData(form))
  const result = await api.safe.postAsync<User, Problem>('users', fields)
  submit.disabled = false

  if (result.ok) {
    showErrors()
    added.textContent = `Added ${result.data.name}.`
    form.reset()
    showList()
  } else {
    showErrors(result.error)
    added.textContent = explain(result.error)
  }
}

/** Shows the errors of single fields next to them. */
function showErrors(error?: TrothFailure<Problem>) {
  const errors: FieldErrors = (error?.kind === 'http' && error.data?.errors) || {}
  for (const name of ['name', 'email'] as const) {
    find(`#${name}-error`).textContent = errors[name] ?? ''
    find(`[name=${name}]`).ariaInvalid = String(name in errors)
  }
}

search.addEventListener('input', showList)
role.addEventListener('change', showList)
cancel.addEventListener('click', () => listing.cancel())
retry.addEventListener('click', showList)
form.addEventListener('submit', (event) => {
  event.preventDefault()
  add()
})
showList()
