/**
 * React chooses its fast build by this when it is first imported, so every command that builds
 * imports this file before all others. Plain JavaScript, because run.mjs makes one file of what is
 * TypeScript, and in one file packages come before everything.
 */
process.env.NODE_ENV = 'production'
