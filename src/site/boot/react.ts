// A step of the boot: see client.tsx.
import 'react'
import 'react/jsx-runtime'
