// @ts-check
// Runs a list of steps, two at a time, and adds up what they count. They start in the
// order of the list and are reported in it, each as a whole. A step that fails does not
// stop the others, except those that need it; these count as failed. A step whose files have
// not changed since it last passed is left out.

import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { describeError } from './failure.mjs'
import { root } from './script.mjs'

/** @typedef {import('./passedBefore.mjs').PassedBefore} PassedBefore */

/**
 * @typedef {object} StepResult
 * @property {number} passed
 * @property {number} failed
 * @property {number} [before] tests that were left out, because they have passed with the same files
 * @property {string} [note] shown in a line of its own
 * @property {string} [output] shown when something failed
 *
 * @typedef {object} Step
 * @property {string} name
 * @property {() => Promise<StepResult | void>} run nothing returned counts as one passed, an error thrown as one failed
 * @property {string[]} [needs] names of earlier steps
 * @property {boolean} [alone] runs when nothing else does: it uses all cores, or looks at the clock
 * @property {boolean} [fullOnly] left out of the fast check
 * @property {readonly string[]} [inputs] all files that the result depends on, as pathspecs of git
 * @property {readonly string[]} [outputs] files and folders that later steps need: without one of them the step runs
 */

/**
 * @param {Step[]} steps
 * @param {{ print?: (line: string) => void, passedBefore?: PassedBefore }} [options]
 */
export async function runSteps(steps, { print = console.log, passedBefore } = {}) {
  const total = { passed: 0, failed: 0, before: 0 }
  /** @type {Map<string, Promise<Outcome>>} */
  const started = new Map()
  /** @type {Set<Promise<Outcome>>} */
  const running = new Set()
  let isAlone = false
  // Each step is reported as a whole, below all that stand above it in the list.
  let printed = Promise.resolve()
  for (const step of steps) {
    while (running.size >= (isAlone || step.alone ? 1 : AT_ONCE)) await Promise.race(running)
    const needed = (step.needs ?? []).flatMap((name) => started.get(name) ?? [])
    const outcome = outcomeOf(step, { needed, passedBefore })
    started.set(step.name, outcome)
    running.add(outcome)
    isAlone = step.alone ?? false
    void outcome.then(() => running.delete(outcome))
    printed = Promise.all([outcome, printed]).then(([{ result, lines }]) => {
      total.passed += result.passed
      total.failed += result.failed
      total.before += result.before ?? 0
      for (const line of lines) print(line)
    })
  }
  await printed
  return total
}

// Two, because the programs that a step runs use several cores where they can.
const AT_ONCE = 2

/** @typedef {{ name: string, result: StepResult, lines: string[] }} Outcome */

/**
 * @param {Step} step
 * @param {{ needed: Promise<Outcome>[], passedBefore: PassedBefore | undefined }} options
 * @returns {Promise<Outcome>}
 */
async function outcomeOf(step, { needed, passedBefore }) {
  const { name, inputs, outputs = [] } = step
  const missing = (await Promise.all(needed)).find(({ result }) => result.failed > 0)
  if (missing) {
    const line = `✗ ${name}: not run, because "${missing.name}" failed`
    return { name, result: { passed: 0, failed: 1 }, lines: [line] }
  }
  const hash = inputs && (await passedBefore?.hashInputs(inputs))
  const record = hash && passedBefore?.read(name)
  if (record && record.hash === hash && outputs.every((path) => existsSync(join(root, path)))) {
    const tests = record.passed > 1 ? `, ${record.passed} tests` : ''
    const result = { passed: 0, failed: 0, before: record.passed }
    return { name, result, lines: [`= ${name}${tests}: passed before with the same files`] }
  }
  const started = performance.now()
  const result = await resultOf(step)
  // Files that were edited meanwhile may not be those that were tested.
  if (hash && result.failed === 0 && hash === (await passedBefore?.hashInputs(inputs)))
    passedBefore?.keep(name, { hash, passed: result.passed })
  const seconds = `${((performance.now() - started) / 1000).toFixed(1)} s`
  const lines = [result.failed > 0 ? failedLine(name, seconds, result) : passedLine(name, seconds, result)]
  if (result.note) lines.push(`  ${result.note}`)
  return { name, result, lines }
}

/**
 * @param {string} name
 * @param {string} seconds
 * @param {StepResult} result
 */
function failedLine(name, seconds, { output }) {
  return `✗ ${name} (${seconds})\n${output?.trim() ?? ''}\n`
}

/**
 * @param {string} name
 * @param {string} seconds
 * @param {StepResult} result
 */
function passedLine(name, seconds, { passed }) {
  const tests = passed > 1 ? `, ${passed} tests` : ''
  return `✓ ${name}${tests} (${seconds})`
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
