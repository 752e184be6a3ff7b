import { useSuspenseQuery } from '@tanstack/react-query'
import { contactPageQuery } from '../../content'

export const useContactPage = () => useSuspenseQuery(contactPageQuery).data
