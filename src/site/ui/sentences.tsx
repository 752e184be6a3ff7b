import { Fragment } from 'react'

/** A headline of several sentences, each on lines of its own; «Rev. 2» is not the end of one. */
export const Sentences = ({ text }: { text: string }) =>
  text.split(/(?<=[.!?])\s+(?=\p{Lu})/u).map((sentence, at) => (
    <Fragment key={at}>
      <span className="sentence">{sentence}</span>{' '}
    </Fragment>
  ))
