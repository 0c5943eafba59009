// What people come to the manual for, and the section that explains it. The home page links to each; search/tasks.built.test.ts
// types what people would search for.

import { translate } from 'vellum/client'

/** A task, with the section that explains it. */
export interface Task {
  readonly to: string
  readonly text: string
}

/** The tasks, in the language of the page. */
export function listTasks() {
  return [
    { to: '/learn/looks', text: translate({ id: 'task.accent', message: 'Change the accent colour' }) },
    { to: '/learn/looks#logo-and-icon', text: translate({ id: 'task.logo', message: 'Add a logo' }) },
    { to: '/learn/styling#web-fonts', text: translate({ id: 'task.font', message: 'Use a web font' }) },
    {
      to: '/learn/docs#write-a-sidebar',
      text: translate({ id: 'task.sidebar', message: 'Add a second sidebar' }),
    },
    { to: '/learn/docs#versions', text: translate({ id: 'task.version', message: 'Freeze a version' }) },
    { to: '/learn/locales', text: translate({ id: 'task.locale', message: 'Add a locale' }) },
    {
      to: '/learn/locales#serve-a-locale-while-you-translate',
      text: translate({ id: 'task.devLocale', message: 'Serve a locale in development' }),
    },
    { to: '/learn/react', text: translate({ id: 'task.react', message: 'Write a React page' }) },
    { to: '/learn/react#types', text: translate({ id: 'task.types', message: 'Set up types' }) },
    { to: '/learn/redirects', text: translate({ id: 'task.redirect', message: 'Redirect an old URL' }) },
    {
      to: '/learn/security#add-an-analytics-script',
      text: translate({ id: 'task.analytics', message: 'Add an analytics script' }),
    },
    {
      to: '/learn/security#count-page-views',
      text: translate({ id: 'task.pageViews', message: 'Count page views' }),
    },
    {
      to: '/learn/deploy#github-pages',
      text: translate({ id: 'task.deploy', message: 'Deploy to GitHub Pages' }),
    },
    {
      to: '/learn/performance#why-is-my-build-slow',
      text: translate({ id: 'task.slow', message: 'Find out why a build is slow' }),
    },
    { to: '/reference/messages', text: translate({ id: 'task.message', message: 'Look up a message' }) },
    { to: '/learn/leave', text: translate({ id: 'task.leave', message: 'Leave Vellum again' }) },
  ] as const satisfies readonly Task[]
}
