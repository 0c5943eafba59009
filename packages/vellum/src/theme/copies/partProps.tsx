// Parts of Docusaurus' theme and those of this one get different props. Each function here makes a component that gets
// both: a copy of Docusaurus' part what it reads, and a part of this theme what a copy gives it.

import type { ComponentType } from 'react'

/** What makes a component of another one. */
export type Adapter<Props> = (Part: ComponentType<Props>) => ComponentType<Props>

/** Adds what a copy reads to the props of a part. */
export function addProps<Props extends object>(useAdded: (props: Props) => object): Adapter<Props> {
  return (Part) =>
    function PartWithMoreProps(props: Props) {
      return <Part {...props} {...useAdded(props)} />
    }
}

/** Gives a part of this theme its own props, unless it got them: `useIsOwn` returns true for props of this theme. */
export function ownProps<Props extends object, Written extends object>(
  useIsOwn: (props: Props | Written) => props is Props,
  useOwn: (props: Written) => Props,
): (Part: ComponentType<Props>) => ComponentType<Props | Written> {
  return (Part) => {
    function Converted(props: Written) {
      return <Part {...useOwn(props)} />
    }
    return function OwnPart(props: Props | Written) {
      return useIsOwn(props) ? <Part {...props} /> : <Converted {...props} />
    }
  }
}

/** A component that is made when it is first rendered: parts of a site and adapters may import each other in a circle. */
export function whenRendered<Props extends object>(make: () => ComponentType<Props>): ComponentType<Props> {
  let made: ComponentType<Props> | undefined
  // biome-ignore lint/correctness/noComponentHookFactories: made once for each part
  return function AdaptedPart(props: Props) {
    made ??= make()
    const Part = made
    return <Part {...props} />
  }
}
