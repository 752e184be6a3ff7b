import { runCli } from '../pipeline/run-cli'
import { withTerminal } from './ask'
import { createDocument } from './create-document'

runCli((args) => withTerminal((question) => createDocument(args, question)))
