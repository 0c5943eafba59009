// The data that every instance starts with. Pages of the website show it, so a
// change here changes recorded outputs.

export const ROLES = ['admin', 'editor', 'reader'] as const

export type Role = (typeof ROLES)[number]

export interface User {
  readonly id: number
  readonly name: string
  readonly email: string
  readonly role: Role
}

export interface Post {
  readonly id: number
  readonly userId: number
  readonly title: string
  readonly tags: readonly string[]
  readonly publishedAt: string
}

const PEOPLE: readonly (readonly [name: string, role: Role])[] = [
  ['Grace Hopper', 'admin'],
  ['Edsger Dijkstra', 'editor'],
  ['Barbara Liskov', 'editor'],
  ['Alan Turing', 'reader'],
  ['Margaret Hamilton', 'admin'],
  ['Donald Knuth', 'reader'],
  ['Ada Lovelace', 'admin'],
  ['Dennis Ritchie', 'editor'],
  ['Radia Perlman', 'editor'],
  ['Tony Hoare', 'reader'],
  ['Hedy Lamarr', 'reader'],
  ['Ken Thompson', 'editor'],
]

const WRITINGS: readonly (readonly [userId: number, title: string, tags: readonly string[], day: string])[] =
  [
    [7, 'Notes on the Analytical Engine', ['engine', 'math'], '1843-10-01'],
    [1, 'The first bug', ['story', 'hardware'], '1947-09-09'],
    [3, 'Types and substitution', ['types'], '1987-10-04'],
    [9, 'A tree for bridges', ['network'], '1985-09-01'],
    [5, 'Priority displays', ['space'], '1969-07-20'],
    [2, 'On goto', ['style'], '1968-03-01'],
    [7, 'A table of Bernoulli numbers', ['math'], '1843-10-08'],
    [12, 'Trusting trust', ['security'], '1984-08-01'],
  ]

export const USERS: readonly User[] = PEOPLE.map(([name, role], index) => ({
  id: index + 1,
  name,
  email: `${name.split(' ')[0]?.toLowerCase()}@example.com`,
  role,
}))

export const POSTS: readonly Post[] = WRITINGS.map(([userId, title, tags, day], index) => ({
  id: index + 1,
  userId,
  title,
  tags,
  publishedAt: `${day}T00:00:00.000Z`,
}))

// The clock of the service stands still, so that new records look the same in every run.
export const NOW = '2025-01-01T00:00:00.000Z'
