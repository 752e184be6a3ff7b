import { Fragment } from 'react'

/** A headline of several sentences, each on lines of its own. */
export const Sentences = ({ text }: { text: string }) =>
  text.split(/(?<=[.!?])\s+/).map((sentence) => <Fragment key={sentence}><span className="sentence">{sentence}</span>{' '}</Fragment>)
