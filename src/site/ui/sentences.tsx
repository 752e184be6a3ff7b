import { Fragment } from 'react'

/** A headline of several sentences, each on lines of its own; «Rev. 2» is not the end of one. */
export const Sentences = ({ text }: { text: string }) =>
  text.split(/(?<=[.!?])\s+(?=\p{Lu})/u).map((sentence, at) => (
    <Fragment key={at}>
      <span className="sentence">{sentence}</span>{' '}
    </Fragment>
  ))

/** A text in which a number such as 800-88 stays on one line: browsers break it behind its hyphen. */
export function Unbroken({ text }: { text: string }) {
  return text.split(/(\d+(?:-\d+)+)/).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <span className="whitespace-nowrap" key={index}>
        {part}
      </span>
    ),
  )
}
