import { useSuspenseQuery } from '@tanstack/react-query'
import { lotsPageQuery, lotsQuery } from '../../content'

export const useLots = () => useSuspenseQuery(lotsQuery).data
export const useLotsPage = () => useSuspenseQuery(lotsPageQuery).data
