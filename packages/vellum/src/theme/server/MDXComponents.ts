// The components for content as Node loads them, bundled with the theme that renders them.

export { MDXComponents } from '../mdx/MDXComponents.js'
