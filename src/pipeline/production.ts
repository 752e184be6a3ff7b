/** React chooses its fast build by this when it is first imported, so whoever builds imports this file before all others. */
process.env.NODE_ENV = 'production'
