// A step of the start (files.ts). A package that is imported as a whole would come with all that nobody uses of it.
import 'react'
import 'react/jsx-runtime'
import 'react-dom/client'
