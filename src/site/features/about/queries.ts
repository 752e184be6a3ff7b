import { useSuspenseQuery } from '@tanstack/react-query'
import { aboutPageQuery, certificationsQuery } from '../../content'

export const useAboutPage = () => useSuspenseQuery(aboutPageQuery).data
export const useCertifications = () => useSuspenseQuery(certificationsQuery).data
