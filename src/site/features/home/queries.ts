import { useSuspenseQuery } from '@tanstack/react-query'
import { homePageQuery, servicesQuery } from '../../content'

export const useHomePage = () => useSuspenseQuery(homePageQuery).data
export const useServices = () => useSuspenseQuery(servicesQuery).data
