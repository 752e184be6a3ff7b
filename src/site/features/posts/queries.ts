import { useSuspenseQuery } from '@tanstack/react-query'
import { blogPageQuery, postBodyQuery, postsQuery } from '../../content'

export const usePosts = () => useSuspenseQuery(postsQuery).data
export const useBlogPage = () => useSuspenseQuery(blogPageQuery).data
/** The body of an article that exists: the route asks first. */
export const usePostBody = (slug: string) => useSuspenseQuery(postBodyQuery(slug)).data
