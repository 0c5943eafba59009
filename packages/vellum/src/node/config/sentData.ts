// The values of a configuration that pages carry: `customFields`, and what the navbar passes to components. In: what an
// author wrote. Out: errors for values that cannot be written as JSON, and a warning for those that get lost on the way.

import { VellumError } from '../base/errors.js'
import { type DataFault, dataFaults } from '../base/plainData.js'
import { isRecord } from './schemaKinds.js'

/** An error for each value that cannot be written. */
export function sentDataErrors(unsafeConfig: unknown, { file }: { file: string }): VellumError[] {
  return faultsOf(unsafeConfig, ['customFields', 'themeConfig'])
    .filter(({ outcome }) => outcome === 'impossible')
    .map(
      ({ path, text }) =>
        new VellumError(`\`${path}\` must be plain data: it ${text}.`, {
          code: 'not-plain-data',
          files: [file],
          hint: 'Pages carry it as JSON: write strings, numbers, booleans, null, arrays and objects of these.',
        }),
    )
}

/** The values that components do not get, as one warning. */
export function lostData(unsafeConfig: unknown, { file }: { file: string }): VellumError | undefined {
  const theme = isRecord(unsafeConfig) ? unsafeConfig.themeConfig : undefined
  const faults = [
    ...faultsOf(unsafeConfig, ['customFields']),
    ...faultsOf(theme, ['navbar']).map((fault) => ({ ...fault, path: `themeConfig.${fault.path}` })),
  ].filter(({ outcome }) => outcome !== 'impossible')
  if (faults.length === 0) return undefined
  const lines = faults.map(({ path, text }) => `  - \`${path}\` ${text}`)
  return new VellumError(`Components do not get values that are not plain data:\n${lines.join('\n')}`, {
    code: 'lost-data',
    files: [file],
    hint: 'Pages carry these fields as JSON, which has no functions and no classes: pass data, and write functions in the component.',
  })
}

function faultsOf(unsafeFields: unknown, names: readonly string[]): DataFault[] {
  if (!isRecord(unsafeFields)) return []
  return names.flatMap((name) => dataFaults(unsafeFields[name], name))
}
