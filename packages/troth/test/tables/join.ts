// How a path is joined to a base URL. Each row is a test, and a row of the docs.

export interface JoinRow {
  readonly base: string
  readonly path: string
  /** The URL that is asked for, or the code of the error. */
  readonly result: string
  readonly why: string
}

export const joinTable: readonly JoinRow[] = [
  {
    base: 'https://api.example.com/v1',
    path: 'users',
    result: 'https://api.example.com/v1/users',
    why: 'a path is appended',
  },
  {
    base: 'https://api.example.com/v1',
    path: '/users',
    result: 'https://api.example.com/v1/users',
    why: 'a leading slash does not drop the path of the base',
  },
  {
    base: 'https://api.example.com/v1/',
    path: '/users',
    result: 'https://api.example.com/v1/users',
    why: 'duplicate slashes are removed where they join',
  },
  {
    base: 'https://api.example.com/v1///',
    path: 'users/',
    result: 'https://api.example.com/v1/users/',
    why: 'a trailing slash of the path is kept',
  },
  {
    base: 'https://api.example.com',
    path: 'users',
    result: 'https://api.example.com/users',
    why: 'a base without a path works the same way',
  },
  {
    base: 'https://api.example.com/v1',
    path: '',
    result: 'https://api.example.com/v1',
    why: 'an empty path is the base itself',
  },
  {
    base: 'https://api.example.com/v1/',
    path: '',
    result: 'https://api.example.com/v1/',
    why: 'an empty path keeps the slash of the base',
  },
  {
    base: 'https://api.example.com/v1',
    path: '?page=2',
    result: 'https://api.example.com/v1?page=2',
    why: 'a query alone adds no slash',
  },
  {
    base: 'https://api.example.com/v1?key=1',
    path: 'users?page=2',
    result: 'https://api.example.com/v1/users?page=2&key=1',
    why: 'both queries are kept',
  },
  {
    base: 'https://api.example.com/v1',
    path: 'users#top',
    result: 'https://api.example.com/v1/users#top',
    why: 'a fragment is left to fetch, which does not send it',
  },
  {
    base: 'https://api.example.com/v1',
    path: 'users:search',
    result: 'https://api.example.com/v1/users:search',
    why: 'a colon does not make a path a URL',
  },
  {
    base: 'https://api.example.com/v1',
    path: 'users/../posts',
    result: 'https://api.example.com/v1/posts',
    why: 'dots that stay below the base are resolved',
  },
  {
    base: 'https://api.example.com/v1',
    path: 'a b/é',
    result: 'https://api.example.com/v1/a%20b/%C3%A9',
    why: 'invalid characters are percent-encoded',
  },
  {
    base: 'https://api.example.com/v1',
    path: '../admin',
    result: 'CONFIG_ORIGIN',
    why: 'dots above the base are refused',
  },
  {
    base: 'https://api.example.com/v1',
    path: 'users/%2e%2e/%2E%2E/admin',
    result: 'CONFIG_ORIGIN',
    why: 'encoded dots are dots',
  },
  {
    base: 'https://api.example.com/v1',
    path: '..\\admin',
    result: 'CONFIG_ORIGIN',
    why: 'a backslash is a slash to a URL',
  },
  {
    base: 'https://api.example.com/v1',
    path: 'https://evil.example/users',
    result: 'CONFIG_ORIGIN',
    why: 'an absolute URL of another origin is refused',
  },
  {
    base: 'https://api.example.com/v1',
    path: 'https://api.example.com/v1/users?page=2',
    result: 'https://api.example.com/v1/users?page=2',
    why: 'an absolute URL inside the base is used as it is',
  },
  {
    base: 'https://api.example.com/v1?key=1',
    path: '//api.example.com/v1',
    result: 'https://api.example.com/v1',
    why: 'a protocol-relative URL works too, without the query of the base',
  },
  {
    base: 'https://api.example.com/v1',
    path: 'https://api.example.com/v1/../admin',
    result: 'CONFIG_ORIGIN',
    why: 'dots above the base are refused there too',
  },
  {
    base: 'https://api.example.com/v1',
    path: 'https://api.example.com/v10/users',
    result: 'CONFIG_ORIGIN',
    why: '`/v10` is not inside `/v1`',
  },
  {
    base: 'https://api.example.com/v1',
    path: 'http://api.example.com/v1/users',
    result: 'CONFIG_ORIGIN',
    why: 'a different scheme is a different origin',
  },
  {
    base: 'https://api.example.com/v1',
    path: '//evil.example/users',
    result: 'CONFIG_ORIGIN',
    why: 'a protocol-relative URL is refused too',
  },
  {
    base: 'https://api.example.com/v1',
    path: '\\\\evil.example/users',
    result: 'CONFIG_ORIGIN',
    why: 'with backslashes too',
  },
  {
    base: 'https://api.example.com/v1',
    path: 'ftp://evil.example/users',
    result: 'CONFIG_URL',
    why: 'only http and https URLs are supported',
  },
  {
    base: 'https://api.example.com/v1',
    path: 'https://user:secret@api.example.com/',
    result: 'CONFIG_URL',
    why: 'credentials belong in a header',
  },
]
