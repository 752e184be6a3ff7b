import type { Question } from '../question'
import { ADDRESS_QUESTIONS } from './addresses'
import { APP_QUESTIONS } from './app'
import { DEPLOYED_QUESTIONS } from './deployed'
import { HEADER_QUESTIONS } from './headers'
import { TRANSFER_QUESTIONS } from './transfer'

/** What every host is asked. */
export const HOST_QUESTIONS: Question[] = [
  ...ADDRESS_QUESTIONS,
  ...HEADER_QUESTIONS,
  ...APP_QUESTIONS,
  ...TRANSFER_QUESTIONS,
]
/** What a site on the internet is asked: the same, and what only it can answer. */
export const SMOKE_QUESTIONS: Question[] = [...DEPLOYED_QUESTIONS, ...HOST_QUESTIONS]
