/** Link to an Atom feed. */
export const FeedLink = ({ href, text }: { href: string; text: string }) => (
  <p className="hint mt-4">
    <a href={href} type="application/atom+xml">
      {text}
    </a>
  </p>
)
