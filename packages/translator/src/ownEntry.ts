/** The entry of a table by a name from the pasted code: `valueOf` and `__proto__` are names that every object has. */
export function ownEntry<Entry>(
  table: { readonly [name: string]: Entry | undefined },
  name: string,
): Entry | undefined {
  return Object.hasOwn(table, name) ? table[name] : undefined
}
