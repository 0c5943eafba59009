// The part of `react-refresh` that is used; the package has no types.

declare module 'react-refresh/runtime' {
  export function injectIntoGlobalHook(global: object): void
  export function register(type: unknown, id: string): void
  export function performReactRefresh(): unknown
  export function createSignatureFunctionForTransform(): (
    type?: unknown,
    key?: string,
    forceReset?: boolean,
    customHooks?: () => readonly unknown[],
  ) => unknown
}
