export const SERVICES_PATH = '/servicos'

/** The page where a service is requested. */
export const servicePath = (slug: string): string => `${SERVICES_PATH}/${slug}`

/** The page where an integration is requested. */
export const integrationPath = (slug: string): string => `${SERVICES_PATH}/integracoes/${slug}`

/** Slugs whose address below /servicos is taken. */
export const RESERVED_SERVICE_SLUGS: ReadonlySet<string> = new Set(['inventario', 'integracoes'])
