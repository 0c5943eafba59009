// Runs in a page, where nothing but its arguments is known: what axe objects to, and the looks that it has judged.

/** What axe is asked. */
export interface Judgement {
  /** Of the rules, when `only` is undefined. */
  readonly tags: readonly string[]
  /** Rules that are left out. */
  readonly except: readonly string[]
  /** Leaves out all rules but contrast and these. */
  readonly only?: readonly string[]
  /** Looks that need not be judged. */
  readonly known: readonly string[]
}

/** What axe objects to, and the looks without objection. */
export interface Outcome {
  readonly found: string[]
  readonly looks: string[]
}

/** Undefined when axe is needed, and is not there. */
export async function judge({ tags, except, only, known }: Judgement): Promise<Outcome | undefined> {
  /** What a rule has found, as reporters get it. */
  interface RuleResult {
    readonly id: string
    readonly violations: readonly { node: { element: Element }; any: readonly { message?: string }[] }[]
    readonly passes: readonly { node: { element: Element } }[]
  }
  interface Axe {
    readonly configure: (spec: { noHtml: boolean; rules: { id: string; selector: string }[] }) => void
    readonly run: (context: Document, options: object) => Promise<RuleResult[]>
  }
  const CONTRAST = 'color-contrast'
  const LINK_COLOURS = 'link-in-text-block'
  const PUNCTUATION = /^[\s!-/:-@[-`{-~]*$/
  const MARK = 'data-axe'
  /** What can be pressed: axe counts no focusable part without a role. */
  const CONTROL =
    ':is(a, area, button, input, select, summary, textarea, [tabindex]):not(:is(div, pre, span):not([role]))'

  const { axe } = window as unknown as { axe?: Axe }
  if (!axe && !only) return undefined
  for (let i = 0; i < 2; i++) await new Promise((done) => requestAnimationFrame(done))

  const backgrounds = new Map<Element, string>()
  const knownLooks = new Set(known)
  // Where some of a kind are scrolled out of their boxes, which axe cannot judge, another is not.
  const texts = newLooks(textHolders(), { lookOf: textLook, atMost: 5 })
  // Axe judges those within a text, and a look does not say where the link is.
  const links = newLooks(isRun(LINK_COLOURS) ? allLinks() : [], { lookOf: linkLook, atMost: Infinity })
  const freshTexts = [...texts.values()].flat()
  const candidates = selectCandidates()
  const rules = only && [CONTRAST, ...only].filter((id) => candidates.get(id)?.length !== 0)
  if (rules?.length === 0) return { found: [], looks: [] }
  if (!axe) return undefined

  const restore = [flattenPictures(freshTexts), foldTokens(new Set(freshTexts)), markCandidates(axe)]
  const results = await axe.run(document, {
    ...(rules
      ? { runOnly: { type: 'rule', values: rules } }
      : { runOnly: tags, rules: Object.fromEntries(except.map((id) => [id, { enabled: false }])) }),
    // It would fetch the stylesheets again, for a rule that is not among these.
    preload: false,
    // Those of axe compute a selector for each element that passes.
    reporter: (results: RuleResult[], _: object, done: (results: RuleResult[]) => void) => done(results),
  })
  for (const undo of restore.reverse()) undo()

  const found = results.flatMap(({ id, violations }) =>
    violations.map(
      ({ node, any }) => `${id}: ${node.element.outerHTML.slice(0, 200)} ${any[0]?.message ?? ''}`,
    ),
  )
  const passed = (rule: string) =>
    new Set(results.find(({ id }) => id === rule)?.passes.map(({ node }) => node.element))
  // A text that is scrolled out of its box neither passes nor fails: its look is judged elsewhere.
  const judged = (looks: ReadonlyMap<string, Element[]>, rule: string) => {
    const elements = passed(rule)
    return [...looks].filter(([, alike]) => alike.some((one) => elements.has(one))).map(([look]) => look)
  }
  return { found, looks: [...judged(texts, CONTRAST), ...judged(links, LINK_COLOURS)] }

  function isRun(rule: string): boolean {
    return rule === CONTRAST || (only ? only.includes(rule) : !except.includes(rule))
  }

  /** Those in shadow trees, too. */
  function allElements(root: Document | ShadowRoot): Element[] {
    return [...root.querySelectorAll('*')].flatMap((element) =>
      element.shadowRoot ? [element, ...allElements(element.shadowRoot)] : element,
    )
  }

  /** The element itself, or the one whose shadow tree it is in. */
  function outsideShadow(element: Element): Element {
    const root = element.getRootNode()
    return root instanceof ShadowRoot ? outsideShadow(root.host) : element
  }

  /**
   * For each costly rule the elements that can break it: what its own condition, which axe would try on all elements,
   * starts with.
   */
  function selectCandidates(): Map<string, Element[]> {
    const freshLinks = new Set([...links.values()].flat())
    const inContrast = new Set(freshTexts)
    const crowded = isRun('target-size') ? crowdedControls() : new Set()
    const hasAria = (element: Element) => element.getAttributeNames().some((name) => name.startsWith('aria-'))
    const isCandidate: Record<string, (element: Element) => boolean> = {
      'aria-allowed-attr': hasAria,
      'aria-conditional-attr': hasAria,
      'aria-prohibited-attr': hasAria,
      'aria-valid-attr': hasAria,
      'aria-valid-attr-value': hasAria,
      'autocomplete-valid': (element) => element.hasAttribute('autocomplete'),
      // It objects to spacing that a reader's own style cannot change.
      'avoid-inline-spacing': (element) => element.getAttribute('style')?.includes('important') === true,
      [CONTRAST]: (element) => inContrast.has(element),
      'label-content-name-mismatch': (element) => element.matches('[aria-label], [aria-labelledby]'),
      [LINK_COLOURS]: (element) => freshLinks.has(element),
      // What is in `main` is in a landmark.
      region: (element) => outsideShadow(element).matches('body *:not(main:not([role]) *)'),
      // What is focusable itself passes.
      'scrollable-region-focusable': (element) =>
        !element.matches('select, textarea, [tabindex="0"]') &&
        (element.scrollWidth > element.clientWidth || element.scrollHeight > element.clientHeight) &&
        /auto|scroll/.test(getComputedStyle(element).overflow),
      'target-size': (element) => crowded.has(element),
    }
    const elements = allElements(document)
    return new Map(
      Object.entries(isCandidate).map(([id, test]) => [id, isRun(id) ? elements.filter(test) : []]),
    )
  }

  /** Shows axe the candidates alone. Returns what removes their marks. */
  function markCandidates(axe: Axe): () => void {
    axe.configure({
      // Each element that passes would be written as HTML.
      noHtml: true,
      rules: [...candidates.keys()].map((id) => ({ id, selector: `[${MARK}~="${id}"]` })),
    })
    const marks = new Map<Element, string[]>()
    for (const [id, elements] of candidates) {
      for (const element of elements) marks.set(element, [...(marks.get(element) ?? []), id])
    }
    for (const [element, ids] of marks) element.setAttribute(MARK, ids.join(' '))
    return () => {
      for (const element of marks.keys()) element.removeAttribute(MARK)
    }
  }

  /**
   * Controls that may be too small, or too near to another one. What axe computes takes most of its time, so only those
   * are left to it of which the boxes alone do not tell that they are large enough or have room.
   */
  function crowdedControls(): Set<Element> {
    interface Box {
      readonly element: Element
      readonly rect: Readonly<Record<'left' | 'right' | 'top' | 'bottom', number>>
    }
    const SIZE = 24
    const boxes = allElements(document)
      .filter((element) => document.body !== element && element.checkVisibility({ visibilityProperty: true }))
      .map((element): Box => {
        // Not the browser's own object: to read one of its fields takes longer than to compare two.
        const { left, right, top, bottom } = element.getBoundingClientRect()
        return { element, rect: { left, right, top, bottom } }
      })
    const isAlone = new Map<Box, boolean>()
    const controls = boxes.filter(({ element }) => element.matches(CONTROL))
    return new Set(controls.filter(isCrowded).map(({ element }) => element))

    function isCrowded(box: Box): boolean {
      const near = controls.filter((other) => other !== box && gap(box, other) < SIZE)
      if (near.length === 0) return false
      if (isLarge(box) && near.every((other) => gap(box, other) >= 0)) return false
      if (isWithinText(box.element)) return false
      return !isNotCovered(box) || near.some((other) => offset(box, other) < SIZE / 2)
    }

    function gap({ rect: a }: Box, { rect: b }: Box): number {
      return Math.max(a.left - b.right, b.left - a.right, a.top - b.bottom, b.top - a.bottom)
    }

    function isLarge({ rect }: Box): boolean {
      return rect.right - rect.left >= SIZE && rect.bottom - rect.top >= SIZE
    }

    /** Links within a sentence may be of any size: those right before or after a text of their block are. */
    function isWithinText(element: Element): boolean {
      const { parentElement, previousSibling, nextSibling } = element
      if (getComputedStyle(element).display !== 'inline') return false
      if (!parentElement || parentElement.matches(`[style], [role], ${CONTROL}`)) return false
      const isText = (node: Node | null) => node instanceof Text && node.data.trim() !== ''
      return isText(previousSibling) || isText(nextSibling) || isWithinText(parentElement)
    }

    /** Whether nothing is in front of a box but its own parts: axe takes away what is covered. */
    function isNotCovered(box: Box): boolean {
      const known = isAlone.get(box)
      if (known !== undefined) return known
      const isOther = ({ element }: Box) => !box.element.contains(element) && !element.contains(box.element)
      const found = !boxes.some((other) => gap(box, other) < 0 && isOther(other))
      isAlone.set(box, found)
      return found
    }

    /** From the centre of a small control to another, or to the circle that this one should fill. */
    function offset(box: Box, other: Box): number {
      const [x, y] = centre(box)
      const { left, right, top, bottom } = other.rect
      const toBox = Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom))
      // Of one that is covered in part only the rest counts, whose centre may be anywhere in it.
      if (!isNotCovered(other)) return toBox - SIZE / 2
      if (isLarge(other)) return toBox
      const [u, v] = centre(other)
      return Math.min(toBox, Math.hypot(x - u, y - v) - SIZE / 2)
    }

    function centre({ rect }: Box): [number, number] {
      return [(rect.left + rect.right) / 2, (rect.top + rect.bottom) / 2]
    }
  }

  function isBlock(element: Element): boolean {
    return /^(?:block|flex|grid|inline-block|list-item|table.*)$/.test(getComputedStyle(element).display)
  }

  /**
   * Makes the tokens of code, which mean nothing but their colour, one with the text around them: there are more of
   * them than of all else. Returns what brings them back.
   */
  function foldTokens(kept: ReadonlySet<Element>): () => void {
    const isToken = (node: Node): boolean =>
      node instanceof Text ||
      (node instanceof HTMLSpanElement &&
        !kept.has(node) &&
        node.getAttributeNames().every((name) => name === 'class' || name.startsWith('data-')) &&
        node.checkVisibility({ visibilityProperty: true }) &&
        [...node.childNodes].every(isToken))
    const folded = [...document.querySelectorAll('pre code')].map((code) => {
      const nodes = [...code.childNodes]
      const fewer: (string | Node)[] = []
      for (const node of nodes) {
        const text = isToken(node) ? node.textContent : undefined
        const last = fewer.at(-1)
        if (typeof text !== 'string') fewer.push(node)
        else if (typeof last === 'string') fewer[fewer.length - 1] = last + text
        else fewer.push(text)
      }
      return { code, nodes, fewer }
    })
    for (const { code, fewer } of folded) code.replaceChildren(...fewer)
    return () => {
      for (const { code, nodes } of folded) code.replaceChildren(...nodes)
    }
  }

  /**
   * Axe judges no text in front of a picture, and gradients are pictures. One that fills its element becomes the
   * colour that it starts with; others are lines and shadows at an edge, and are left out.
   */
  function flattenPictures(texts: readonly Element[]): () => void {
    const behind = new Set<HTMLElement>()
    for (const text of texts) {
      for (let element = text as HTMLElement | null; element; element = element.parentElement)
        behind.add(element)
    }
    const changed: [HTMLElement, string | null][] = []
    for (const element of behind) {
      const { backgroundImage, backgroundSize } = getComputedStyle(element)
      if (!backgroundImage.includes('gradient(')) continue
      changed.push([element, element.getAttribute('style')])
      const [start] = /(?:rgba?|color)\([^)]*\)/.exec(backgroundImage) ?? []
      element.style.setProperty('background-image', 'none', 'important')
      element.style.setProperty('transition', 'none', 'important')
      if (start && /^auto(?:, auto)*$/.test(backgroundSize))
        element.style.setProperty('background-color', start, 'important')
    }
    return () => {
      for (const [{ style }, before] of changed) style.cssText = before ?? ''
    }
  }

  /** Elements with a look that is not known, by look. */
  function newLooks(
    elements: readonly Element[],
    { lookOf, atMost }: { lookOf: (element: Element) => string; atMost: number },
  ): Map<string, Element[]> {
    const perLook = new Map<string, Element[]>()
    for (const element of elements) {
      const look = lookOf(element)
      if (knownLooks.has(look)) continue
      const alike = perLook.get(look)
      if (!alike) perLook.set(look, [element])
      else if (alike.length < atMost) alike.push(element)
    }
    return perLook
  }

  function allLinks(): Element[] {
    return allElements(document).filter((element) => element.matches('a[href], [role=link]'))
  }

  /** Elements on screen with a text of their own. */
  function textHolders(): Element[] {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const holders = new Set<Element>(document.querySelectorAll('input, textarea, select'))
    while (walker.nextNode()) {
      const { data, parentElement } = walker.currentNode as Text
      // Axe judges no single character, no punctuation, and no text of a drawing.
      if (parentElement instanceof HTMLElement && data.trim().length > 1 && !PUNCTUATION.test(data))
        holders.add(parentElement)
    }
    return [...holders].filter((holder) => isSeen(holder) && getComputedStyle(holder).fontSize !== '0px')
  }

  /** Whether a text can be seen: axe neither passes nor fails one that cannot. */
  function isSeen(element: Element): boolean {
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return false
    const { left, right, bottom } = element.getBoundingClientRect()
    return right > 0 && left < innerWidth && bottom + scrollY > 0
  }

  function textLook(element: Element): string {
    const { color, fontSize, fontWeight, textShadow } = getComputedStyle(element)
    // Axe leaves out what is disabled, which must not stand for what is not.
    const isDisabled = element.closest(':disabled, [aria-disabled=true]') !== null
    const own = [element.tagName, isDisabled, color, fontSize, fontWeight, textShadow].join()
    return `${own} on ${backgroundOf(element)}`
  }

  /** All that is painted behind a text, from itself to the root. */
  function backgroundOf(element: Element): string {
    const ready = backgrounds.get(element)
    if (ready !== undefined) return ready
    const { backgroundColor, backgroundImage, opacity, filter, mixBlendMode, position } =
      getComputedStyle(element)
    const isPlain =
      backgroundColor === 'rgba(0, 0, 0, 0)' &&
      backgroundImage === 'none' &&
      opacity === '1' &&
      filter === 'none' &&
      mixBlendMode === 'normal' &&
      (position === 'static' || position === 'relative')
    const behind = element.parentElement ? backgroundOf(element.parentElement) : ''
    const all = isPlain
      ? behind
      : `${[backgroundColor, backgroundImage, opacity, filter, mixBlendMode, position].join()}; ${behind}`
    backgrounds.set(element, all)
    return all
  }

  /** All that tells a link from the text around it. */
  function linkLook(link: Element): string {
    let block = link.parentElement
    while (block && !isBlock(block)) block = block.parentElement
    return `link ${signs(link)} in ${block ? signs(block) : ''}`
  }

  function signs(element: Element): string {
    const style = getComputedStyle(element)
    const pseudo = ['::before', '::after'].map((name) => getComputedStyle(element, name).content)
    const { display, color, fontFamily, fontSize, fontStyle, fontWeight, textDecoration, textShadow } = style
    const { borderTop, borderBottom, outline } = style
    const font = [fontFamily, fontSize, fontStyle, fontWeight]
    const lines = [textDecoration, textShadow, borderTop, borderBottom, outline, ...pseudo]
    return `${[element.tagName, display, color, ...font, ...lines].join()} on ${backgroundOf(element)}`
  }
}
