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
