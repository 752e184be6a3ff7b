/** Names the service request in this tab's storage. */
export const SERVICE_PLACE = 'servicos'

/** What the request form keeps by itself; the service is in the address. */
export const EMPTY_REQUEST = { name: '', email: '', company: '', phone: '', description: '' }
