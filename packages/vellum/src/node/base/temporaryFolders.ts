// Folders that a command needs while it runs. When a signal ends the process (Ctrl+C, a CI job that is
// canceled), they are deleted first; what `kill -9` leaves, the next command deletes.

import { rmSync } from 'node:fs'

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

const undoByPath = new Map<string, () => void>()

/**
 * Deletes a folder, or calls `undo` instead, when a signal ends the process before the returned function is
 * called. No effect in a program that handles the signal itself.
 */
export function deleteOnSignal(
  path: string,
  undo: () => void = () => rmSync(path, { recursive: true, force: true, maxRetries: 5 }),
): () => void {
  if (undoByPath.size === 0) for (const signal of SIGNALS) process.on(signal, onSignal)
  undoByPath.set(path, undo)
  return () => {
    undoByPath.delete(path)
    if (undoByPath.size === 0) for (const signal of SIGNALS) process.off(signal, onSignal)
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
