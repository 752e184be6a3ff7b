import { useSuspenseQuery } from '@tanstack/react-query'
import { certificationsQuery, integrationsQuery, processStepsQuery, servicesPageQuery, servicesQuery } from '../../content'

export const useServicesPage = () => useSuspenseQuery(servicesPageQuery).data
export const useServices = () => useSuspenseQuery(servicesQuery).data
export const useIntegrations = () => useSuspenseQuery(integrationsQuery).data
export const useProcessSteps = () => useSuspenseQuery(processStepsQuery).data
export const useCertifications = () => useSuspenseQuery(certificationsQuery).data
