// @ts-check
// Edits of micromark and parse5 for the bundle. They call a state function for each character, micromark at each of four
// levels: document, flow, content, text. Most characters are text that the state consumes to stay as it is. Here such a
// state names the end of the run, and the tokenizer skips to it. The trees are the same, test/parser.built.test.ts
// compares them.
// In: the source of a module. Out: the edited source; an edit that finds nothing to replace is an error.

/**
 * What is replaced, by the end of the module's path.
 * @type {Record<string, readonly (readonly [before: string, after: string])[]>}
 */
const EDITS = {
  'micromark/lib/create-tokenizer.js': [
    [
      'while (point._index === chunkIndex && point._bufferIndex < chunk.length) {',
      `while (point._index === chunkIndex && point._bufferIndex < chunk.length) {
          if (state === effects.lineState) {
            consumeRun(chunk, chunk.length);
            continue;
          }
          if (state === effects.textState) {
            const end = textEnd(chunk, point._bufferIndex, effects.breaks);
            if (end > point._bufferIndex) {
              consumeRun(chunk, end);
              continue;
            }
          }`,
    ],
    [
      'const effects = {',
      `const effects = {
    // States that stay as they are: to the end of a line, and to a character that may begin a construct.
    lineState: undefined,
    textState: undefined,
    breaks: undefined,`,
    ],
    [
      "  /** @type {Effects['consume']} */\n  function consume(code) {",
      `  function consumeRun(chunk, end) {
    const count = end - point._bufferIndex;
    point.column += count;
    point.offset += count;
    if (end === chunk.length) {
      point._bufferIndex = -1;
      point._index++;
    } else point._bufferIndex = end;
    context.previous = chunk.charCodeAt(end - 1);
    consumed = true;
  }

  function consume(code) {`,
    ],
    [
      '/**\n * Get the chunks from a slice of chunks',
      `function textEnd(chunk, from, breaks) {
  let end = from;
  while (end < chunk.length) {
    const code = chunk.charCodeAt(end);
    if (code > 127 || breaks[code] === 1) break;
    end++;
  }
  return end;
}

/**\n * Get the chunks from a slice of chunks`,
    ],
    // The constructs for a character are the same each time.
    [
      'function handleMapOfConstructs(map) {',
      `function handleMapOfConstructs(map) {
        const lists = (map.lists ??= new Map());`,
    ],
    [
      'const left = code !== null && map[code];',
      `const known = lists.get(code);
          if (known !== undefined) return handleListOfConstructs(known)(code);
          const left = code !== null && map[code];`,
    ],
    [
      'return handleListOfConstructs(list)(code);',
      `lists.set(code, list);
          return handleListOfConstructs(list)(code);`,
    ],
    // An iterator for each attempt takes longer than the copy.
    ['Array.from(stack)', 'stack.slice()'],
  ],
  // The extensions of all pages are the same.
  'micromark/lib/parse.js': [
    [
      'combineExtensions([defaultConstructs, ...(settings.extensions || [])]);',
      'combined(settings.extensions || []);',
    ],
    [
      'export function parse(options) {',
      `const known = new WeakMap();

function combined(extensions) {
  let constructs = known.get(extensions);
  if (constructs === undefined) {
    constructs = combineExtensions([defaultConstructs, ...extensions]);
    known.set(extensions, constructs);
  }
  return constructs;
}

export function parse(options) {`,
    ],
  ],
  'micromark/lib/initialize/document.js': [
    [
      'let lineStartOffset;\n  return start;',
      'let lineStartOffset;\n  effects.lineState = flowContinue;\n  return start;',
    ],
    // Where a list or a quote ends, what closes it is moved from the end of the events to some places before. The class for
    // any edit copies all events of the page each time.
    [
      "import { EditMap } from 'micromark-util-edit-map';",
      `class EditMap {
  add(at, remove, added) {
    if (remove === 0) [this.at, this.added] = [at, added];
    else this.end = at;
  }
  consume(events) {
    if (this.end === undefined) return;
    events.length = this.end;
    events.splice(this.at, 0, ...this.added);
  }
}`,
    ],
  ],
  'micromark/lib/initialize/content.js': [
    ['return contentStart;\n', 'effects.lineState = data;\n  return contentStart;\n'],
  ],
  'micromark-core-commonmark/lib/content.js': [
    ['return chunkStart;\n', 'effects.lineState = chunkInside;\n  return chunkStart;\n'],
  ],
  'micromark-core-commonmark/lib/code-fenced.js': [
    ['let marker;\n  return start;', 'let marker;\n  effects.lineState = contentChunk;\n  return start;'],
  ],
  'micromark/lib/initialize/text.js': [
    [
      'const text = effects.attempt(constructs, start, notText);',
      `const text = effects.attempt(constructs, start, notText);
    // A character that begins no construct is text wherever it is.
    constructs.breaks ??= Uint8Array.from({ length: 128 }, (_, code) => (constructs[code] ? 1 : 0));
    effects.textState = data;
    effects.breaks = constructs.breaks;`,
    ],
  ],
  'parse5/dist/tokenizer/index.js': [
    [
      '    _ensureCharacterToken(type) {',
      `    // Emits a character together with all up to the next that may mean something. White space among them is no token
    // of its own then, which makes a difference in framesets only.
    _emitRun(cp) {
        if (cp === $.SPACE || !isPlain(cp, $.LESS_THAN_SIGN)) return false;
        this._emitCodePoint(cp);
        this._skipRun($.LESS_THAN_SIGN);
        return true;
    }
    _skipRun(mark) {
        const { html, pos } = this.preprocessor;
        let end = pos + 1;
        while (isPlain(html.charCodeAt(end), mark)) end++;
        this.preprocessor.pos = end - 1;
        this.runEnd = end;
    }
    // The rest of the name of a tag or an attribute, up to a character that is not common in names.
    _nameRun() {
        const { html, pos } = this.preprocessor;
        let end = pos + 1;
        while (isNamePart(html.charCodeAt(end))) end++;
        this.preprocessor.pos = end - 1;
        return html.slice(pos, end);
    }
    _ensureCharacterToken(type) {`,
    ],
    ['    _stateData(cp) {', '    _stateData(cp) {\n        if (this._emitRun(cp)) return;'],
    ['    _stateRawtext(cp) {', '    _stateRawtext(cp) {\n        if (this._emitRun(cp)) return;'],
    ['    _stateScriptData(cp) {', '    _stateScriptData(cp) {\n        if (this._emitRun(cp)) return;'],
    [
      '    _stateAttributeValueDoubleQuoted(cp) {',
      `    _stateAttributeValueDoubleQuoted(cp) {
        if (isPlain(cp, $.QUOTATION_MARK)) {
            this._extendRun(cp);
            this._skipRun($.QUOTATION_MARK);
            return;
        }`,
    ],
    ...['token.tagName', 'this.currentAttr.name'].map((name) => [
      `${name} += String.fromCodePoint(isAsciiUpper(cp) ? toAsciiLower(cp) : cp);`,
      `${name} += isNamePart(cp) ? this._nameRun() : String.fromCodePoint(isAsciiUpper(cp) ? toAsciiLower(cp) : cp);`,
    ]),
    [
      'export class Tokenizer {',
      `// In ASCII, no line break, no ampersand, and not the mark that ends the state.
function isPlain(cp, mark) {
    return cp >= 32 && cp < 127 && cp !== 38 && cp !== mark;
}
function isNamePart(cp) {
    return (cp >= 97 && cp <= 122) || (cp >= 48 && cp <= 57) || cp === 45;
}
export class Tokenizer {`,
    ],
  ],
  'mdast-util-from-markdown/lib/index.js': [
    // One object for all handlers instead of one for each of the thousands of events of a page.
    [
      'events = prepared;\n    index = -1;',
      `events = prepared;
    const shared = { ...context, sliceSerialize: undefined };
    index = -1;`,
    ],
    [
      `handler[events[index][1].type].call({
          ...context,
          sliceSerialize: events[index][2].sliceSerialize
        }, events[index][1]);`,
      `shared.sliceSerialize = events[index][2].sliceSerialize;
        handler[events[index][1].type].call(shared, events[index][1]);`,
    ],
  ],
}

/** The plugin of the bundler. Each module must be there: another version may have moved it. */
export function parserEdits() {
  const left = new Set(Object.keys(EDITS))
  return {
    name: 'vellum:parser-edits',
    transform(/** @type {string} */ code, /** @type {string} */ id) {
      const path = id.replaceAll('\\', '/')
      const name = Object.keys(EDITS).find((end) => path.endsWith(`/node_modules/${end}`))
      if (name === undefined) return null
      left.delete(name)
      return { code: edited(code, name), map: null }
    },
    buildEnd() {
      if (left.size > 0)
        throw new Error(`The bundle has none of ${[...left].join(', ')}: see parserEdits.mjs.`)
    },
  }
}

/**
 * @param {string} code
 * @param {string} name
 */
function edited(code, name) {
  return (EDITS[name] ?? []).reduce((text, [before, after]) => {
    if (text.split(before).length !== 2)
      throw new Error(`${name} has no, or more than one, "${before}": see parserEdits.mjs.`)
    return text.replace(before, () => after)
  }, code)
}
