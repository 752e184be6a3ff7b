import type { ReactNode } from 'react'
import type { WordPart } from '../content-diff'
import { named } from '../markdown/escape'

/** Editors' text: React escapes it, and what is not seen gets a name. Line breaks stay. */
export const Text = ({ children }: { children: string }): ReactNode =>
  named(children.replace(/\r\n?/g, '\n'))
    .split('\n')
    .flatMap((line, index) => (index === 0 ? [line] : [<br key={index} />, line]))

const BLANK = /^\s+$/

/** Both versions in one text. A mark of blanks alone shows as a sign. */
export const Words = ({ words }: { words: readonly WordPart[] }): ReactNode =>
  words.map(({ kind, text }, index) => {
    if (kind === 'same') return <Text key={index}>{text}</Text>
    const shown = BLANK.test(text) ? (text.includes('\n') ? '↵' : '␣') : text
    return kind === 'gone' ? (
      <del key={index}>
        <Text>{shown}</Text>
      </del>
    ) : (
      <ins key={index}>
        <Text>{shown}</Text>
      </ins>
    )
  })

const ICONS = {
  warn: 'm21.73 18-8-14a2 2 0 0 0-3.48 0l-8 14A2 2 0 0 0 4 21h16a2 2 0 0 0 1.73-3M12 9v4M12 17h.01',
  stop: 'M7.86 2h8.28L22 7.86v8.28L16.14 22H7.86L2 16.14V7.86zM12 8v4M12 16h.01',
  file: 'M14 2H6a2 2 0 0 0-2 2v16a2 2 0 0 0 2 2h12a2 2 0 0 0 2-2V8zM14 2v5a1 1 0 0 0 1 1h5M9 15h6',
  page: 'M5 3h14a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2zM3 9h18',
}

export const Icon = ({ name }: { name: keyof typeof ICONS }) => (
  <svg
    className={`i i-${name}`}
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth="2"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    <path d={ICONS[name]} />
  </svg>
)

/** An id for a file or an address. Two that differ have two. */
export const anchor = (kind: string, name: string): string =>
  `${kind}-${encodeURIComponent(name.toWellFormed()).replaceAll('%', '_')}`

export const plural = (amount: number, one: string, many: string): string =>
  amount === 1 ? one : many
