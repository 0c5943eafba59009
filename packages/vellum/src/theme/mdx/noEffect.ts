// What stands for files that Docusaurus reads and this theme does not: languages of Prism, names in live code blocks.

export const noEffect: Readonly<Record<string, never>> = {}
