// A stylesheet as text, which Vite makes.
declare module '*.css?inline' {
  const css: string
  export default css
}
