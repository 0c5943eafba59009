// @ts-check
// Runs a list of steps in order and adds up what they count. A step that fails
// does not stop the others, except those that need it; these count as failed.

import { describeError } from './failure.mjs'

/**
 * @typedef {object} StepResult
 * @property {number} passed
 * @property {number} [again] how many of them at the second try only
 * @property {number} failed
 * @property {string} [note] shown in a line of its own
 * @property {string} [output] shown when something failed
 *
 * @typedef {object} Step
 * @property {string} name
 * @property {() => Promise<StepResult | void>} run nothing returned counts as one passed, an error thrown as one failed
 * @property {string[]} [needs] names of earlier steps
 * @property {boolean} [fullOnly] left out of the fast check
 */

/**
 * @param {Step[]} steps
 * @param {(line: string) => void} [print]
 */
export async function runSteps(steps, print = console.log) {
  const total = { passed: 0, failed: 0 }
  /** @type {Set<string>} */
  const failedSteps = new Set()
  for (const step of steps) {
    const missing = step.needs?.find((name) => failedSteps.has(name))
    const started = performance.now()
    const result = missing ? { passed: 0, failed: 1 } : await resultOf(step)
    const seconds = `${((performance.now() - started) / 1000).toFixed(1)} s`
    total.passed += result.passed
    total.failed += result.failed
    if (result.failed > 0) failedSteps.add(step.name)

    if (missing) print(`✗ ${step.name}: not run, because "${missing}" failed`)
    else if (result.failed > 0) print(`✗ ${step.name} (${seconds})\n${result.output?.trim() ?? ''}\n`)
    else
      print(
        `✓ ${step.name}${result.passed > 1 ? `, ${result.passed} tests` : ''}${result.again ? `, ${result.again} of them at the second try` : ''} (${seconds})`,
      )
    if (result.note) print(`  ${result.note}`)
  }
  return total
}

/**
 * @param {Step} step
 * @returns {Promise<StepResult>}
 */
async function resultOf(step) {
  try {
    return (await step.run()) ?? { passed: 1, failed: 0 }
  } catch (error) {
    return { passed: 0, failed: 1, output: describeError(error) }
  }
}
