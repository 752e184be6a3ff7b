import { useSuspenseQuery } from '@tanstack/react-query'
import { differentialsQuery, materialsQuery, scrapPageQuery } from '../../content'

export const useMaterials = () => useSuspenseQuery(materialsQuery).data
export const useDifferentials = () => useSuspenseQuery(differentialsQuery).data
export const useScrapPage = () => useSuspenseQuery(scrapPageQuery).data
