// What people come to the manual for, and the section that explains it. The home page links to each; search/tasks.built.test.ts
// types what people would search for.

/** A task, with the section that explains it. */
export interface Task {
  readonly to: string
  readonly text: string
}

export const tasks = [
  { to: '/learn/looks', text: 'Change the accent colour' },
  { to: '/learn/looks#logo-and-icon', text: 'Add a logo' },
  { to: '/learn/looks#web-fonts', text: 'Use a web font' },
  { to: '/learn/docs#write-a-sidebar', text: 'Add a second sidebar' },
  { to: '/learn/docs#versions', text: 'Freeze a version' },
  { to: '/learn/locales', text: 'Add a locale' },
  { to: '/learn/locales#serve-a-locale-while-you-translate', text: 'Serve a locale in development' },
  { to: '/learn/react', text: 'Write a React page' },
  { to: '/learn/react#types', text: 'Set up types' },
  { to: '/learn/redirects', text: 'Redirect an old URL' },
  { to: '/learn/security#add-an-analytics-script', text: 'Add an analytics script' },
  { to: '/learn/security#count-page-views', text: 'Count page views' },
  { to: '/learn/deploy#github-pages', text: 'Deploy to GitHub Pages' },
  { to: '/learn/performance#why-is-my-build-slow', text: 'Find out why a build is slow' },
  { to: '/reference/messages', text: 'Look up a message' },
  { to: '/learn/leave', text: 'Leave Vellum again' },
] as const satisfies readonly Task[]
