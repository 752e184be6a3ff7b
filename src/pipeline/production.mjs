/**
 * React chooses its fast build by this variable when it is first imported, so every command that
 * builds imports this file before all others. Plain JavaScript, because run.mjs bundles TypeScript
 * into one file, where packages run first.
 */
process.env.NODE_ENV = 'production'
