import { useHydrated, useLocation, useNavigate, useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useOffers } from './offers'
import { RequestPage } from './request-page'
import { forgetOpened } from './return-place'
import { ServicesPage } from './services-page'
import { type ServicesSearch, tableOf } from './services-search'

interface ServicesScreenProps {
  search: ServicesSearch
  /** Writes the address in place of the present one. */
  onReplace(search: ServicesSearch): void
}

/** The list, or in its place the request form of the service that the address names. */
export function ServicesScreen({ search, onReplace }: ServicesScreenProps) {
  const hydrated = useHydrated()
  const router = useRouter()
  const offers = useOffers()
  const offer = offers.find(({ slug }) => slug === search.servico)
  const unknown = search.servico !== undefined && !offer

  // A link that leads straight to the form moves no focus: the page has only just loaded.
  const [listSeen, setListSeen] = useState(search.servico === undefined)
  if (!listSeen && search.servico === undefined) setListSeen(true)

  useEffect(() => {
    if (unknown) onReplace({})
  }, [unknown, onReplace])

  const navigate = useNavigate()
  const table = useLocation({ select: ({ searchStr }) => tableOf(searchStr) })
  useEffect(() => {
    if (!table || search.servico !== undefined) return
    void navigate({ to: '/servicos', hash: table, replace: true }).then(() =>
      document.getElementById(table)?.scrollIntoView(),
    )
  }, [table, search.servico, navigate])

  useEffect(() => forgetOpened, [])

  // The static file is the same for every query: the first render is the list.
  if (!hydrated || !offer) return <ServicesPage />
  const leave = () => {
    // For a form that was opened from the list, the list is one step back, with its scroll
    // position. A form that was opened by its address has no list behind it.
    if (router.state.location.state.fromList) router.history.back()
    else onReplace({})
  }
  return (
    <RequestPage
      takesFocus={listSeen}
      offer={offer}
      offers={offers}
      onChoose={(servico) => onReplace({ servico })}
      onLeave={leave}
    />
  )
}
