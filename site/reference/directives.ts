// The directives of the reference, such as `::option{name="timeout"}`, and what each needs.

import type { Directives } from '../directives/replaceDirectives'
import { behaviourBlocks, outcomesBlock } from './behaviourDirective'
import type { DirectiveData } from './directiveData'
import { entryBlocks } from './entryDirective'
import { codeMeaning, errorsTable } from './errorDirectives'
import {
  declarationBlocks,
  fieldsTable,
  parametersTable,
  returnsParagraph,
  signatureBlock,
  throwsParagraphs,
} from './memberDirectives'
import { optionFacts, optionsTable } from './optionDirectives'
import { otherOptionsTable } from './otherClientsDirective'
import { platformsTable } from './platformsDirective'
import { releasesTable } from './releasesDirective'

/** The directives by name. */
export const DIRECTIVES: Directives<DirectiveData> = {
  signature: { required: ['of'], optional: [], show: ({ of = '' }, data) => [signatureBlock(of, data)] },
  parameters: { required: ['of'], optional: [], show: ({ of = '' }, data) => [parametersTable(of, data)] },
  returns: { required: ['of'], optional: [], show: ({ of = '' }, data) => [returnsParagraph(of, data)] },
  throws: { required: ['of'], optional: [], show: ({ of = '' }, data) => throwsParagraphs(of, data) },
  options: {
    required: ['of'],
    optional: ['only'],
    show: ({ of = '', only }, data) => [optionsTable({ of, only }, data)],
  },
  option: { required: ['name'], optional: [], show: ({ name = '' }, data) => optionFacts(name, data) },
  fields: { required: ['of'], optional: [], show: ({ of = '' }, data) => [fieldsTable(of, data)] },
  declaration: { required: ['of'], optional: [], show: ({ of = '' }, data) => declarationBlocks(of, data) },
  errors: { required: [], optional: [], show: (_, data) => [errorsTable(data)] },
  code: { required: ['name'], optional: [], show: ({ name = '' }, data) => codeMeaning(name, data) },
  behaviour: {
    required: ['table'],
    optional: ['rows', 'method', 'methods', 'type'],
    show: behaviourBlocks,
  },
  outcomes: { required: [], optional: [], show: (_, data) => [outcomesBlock(data)] },
  otherOptions: { required: [], optional: [], show: (_, data) => [otherOptionsTable(data)] },
  releases: { required: [], optional: [], show: (_, data) => [releasesTable(data)] },
  entry: { required: ['name'], optional: [], show: ({ name = '' }, data) => entryBlocks(name, data) },
  platforms: { required: [], optional: [], show: (_, data) => [platformsTable(data)] },
}
