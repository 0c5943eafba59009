// Every client of the comparison, in two jobs that are the same for all: GET one
// URL and parse its JSON, without a time limit, and with one of 30 seconds. (By
// default Troth has a limit of 30 s, ky of 10 s, the others none.) A job is a
// function that makes the function to measure.

const LIMIT = 30_000

const okJson = async (response) => {
  if (!response.ok) throw new Error(`${response.status}`)
  return response.json()
}
const troth = (options) => async () => {
  const { createClient } = await import('../packages/troth/dist/esm/index.js')
  const client = createClient(options)
  return async (url) => (await client.getAsync(url)).data
}
const ky = (options) => async () => {
  const { default: ky } = await import('ky')
  return (url) => ky(url, options).json()
}
const ofetch = (options) => async () => {
  const { ofetch } = await import('ofetch')
  return (url) => ofetch(url, options)
}
const axios = (options) => async () => {
  const { default: axios } = await import('axios')
  return async (url) => (await axios.get(url, options)).data
}

export const jobs = {
  'no limit': {
    fetch: async () => async (url) => okJson(await fetch(url)),
    troth: troth({ timeout: false }),
    // For the record: what its default limit costs compared with clients that have none.
    'troth*': troth(),
    ky: ky({ timeout: false }),
    ofetch: ofetch(),
    wretch: async () => {
      const { default: wretch } = await import('wretch')
      return (url) => wretch(url).get().json()
    },
    redaxios: async () => {
      const { default: redaxios } = await import('redaxios')
      return async (url) => (await redaxios.get(url)).data
    },
    axios: axios(),
  },
  '30 s limit': {
    fetch: async () => async (url) => okJson(await fetch(url, { signal: AbortSignal.timeout(LIMIT) })),
    troth: troth({ timeout: LIMIT }),
    ky: ky({ timeout: LIMIT }),
    ofetch: ofetch({ timeout: LIMIT }),
    // wretch needs an addon for this, redaxios cannot.
    wretch: async () => {
      const [{ default: wretch }, { default: AbortAddon }] = await Promise.all([
        import('wretch'),
        import('wretch/addons/abort'),
      ])
      const client = wretch().addon(AbortAddon())
      return (url) => client.url(url).get().setTimeout(LIMIT).json()
    },
    axios: axios({ timeout: LIMIT }),
  },
}
