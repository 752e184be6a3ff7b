/*
 * The oldest browsers that run the application: Safari 15.4, Chrome 100, Firefox 104. The build
 * lowers the syntax for them; of the methods that the code uses they lack these two. An older
 * browser keeps the page as visitors without script see it.
 */
Array.prototype.toReversed ??= function toReversed<T>(this: T[]): T[] {
  return [...this].reverse()
}
Array.prototype.toSorted ??= function toSorted<T>(this: T[], compare?: (a: T, b: T) => number) {
  return [...this].sort(compare)
}
