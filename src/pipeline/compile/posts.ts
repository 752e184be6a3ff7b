import { inPages } from '../../content/paging'
import { postListDataPath } from '../../content/posts'
import type { PostListPage, PostView } from '../../content/views'
import { writeAtPaths } from './write-generated'

/**
 * Writes below `publicDir` the pages of the list of articles, which come newest first; an empty
 * list has a page too.
 */
export const writePosts = (publicDir: string, posts: readonly PostView[]): Promise<void> =>
  writeAtPaths(
    publicDir,
    '/dados/artigos/',
    inPages(posts).map((page, index) => {
      const list: PostListPage = { posts: page, total: posts.length }
      return [postListDataPath(index + 1), JSON.stringify(list)]
    }),
  )
