/** Link to an Atom feed, and a text about its purpose. */
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
