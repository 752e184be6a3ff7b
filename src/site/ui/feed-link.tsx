/** Link to an Atom feed, with what it is for. */
export const FeedLink = ({
  href,
  texts: { link, text },
}: {
  href: string
  texts: { link: string; text: string }
}) => (
  <p className="hint mt-4">
    <a href={href} type="application/atom+xml">
      {link}
    </a>{' '}
    {text}
  </p>
)
