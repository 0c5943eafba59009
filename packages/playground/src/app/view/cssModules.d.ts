// What a bundler makes of a CSS module.

declare module '*.module.css' {
  const classNames: Readonly<Record<string, string>>
  export default classNames
}
