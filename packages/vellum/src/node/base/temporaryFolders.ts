// Folders that a command needs while it runs. When a signal ends the process (Ctrl+C, a CI job that is
// canceled), they are deleted first; what `kill -9` leaves, the next command deletes.

import { mkdirSync, renameSync, rmSync, statSync } from 'node:fs'
import { dirname } from 'node:path'

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

const undoByPath = new Map<string, () => void>()

/**
 * Deletes a folder, or calls `undo` instead, when a signal ends the process before the returned function is
 * called. No effect in a program that handles the signal itself.
 */
export function deleteOnSignal(path: string, undo: () => void = () => deleteFolder(path)): () => void {
  if (undoByPath.size === 0) for (const signal of SIGNALS) process.on(signal, onSignal)
  undoByPath.set(path, undo)
  return () => {
    undoByPath.delete(path)
    if (undoByPath.size === 0) for (const signal of SIGNALS) process.off(signal, onSignal)
  }
}

/**
 * Deletes a folder that others may be writing to. It is renamed first: files that are being created by their path then
 * fail, where they would keep the folder from becoming empty.
 */
export function deleteFolder(path: string): void {
  const deleted = `${path}.deleted`
  try {
    renameSync(path, deleted)
  } catch {
    // It does not exist, or cannot be renamed.
  }
  for (const folder of [deleted, path]) rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
}

/**
 * Creates folders below one that exists. A recursive `mkdir` would create that one as well, after a signal has deleted
 * it.
 */
export function foldersBelow(root: string): (folder: string) => void {
  const made = new Set([root])
  return function make(folder) {
    if (made.has(folder)) return
    make(dirname(folder))
    try {
      mkdirSync(folder)
    } catch (error) {
      if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) throw error
    }
    made.add(folder)
  }
}

/** Whether this process is using a folder. */
export function isInUse(path: string): boolean {
  return undoByPath.has(path)
}

function onSignal(signal: NodeJS.Signals): void {
  if (process.listenerCount(signal) > 1) return
  for (const undo of undoByPath.values()) {
    try {
      undo()
    } catch {
      // The next command deletes it.
    }
  }
  for (const name of SIGNALS) process.off(name, onSignal)
  // Ends the process as if there were no listener.
  process.kill(process.pid, signal)
}
