import { expect, test } from 'vitest'
import { readArguments } from './arguments'

test('without a word the whole site is built and measured five times', () => {
  expect(readArguments([])).toEqual({ quick: false, build: false, runs: 5 })
})

test('a quick run visits each page once, unless told', () => {
  expect(readArguments(['--quick', '--build']).runs).toBe(1)
  expect(
    readArguments(['--quick', '--runs', '3', '--dist', 'pronto', '--against', 'antes.json']),
  ).toEqual({ quick: true, build: false, runs: 3, dist: 'pronto', against: 'antes.json' })
})

test.each([
  [['--depressa'], /^Não entendi «--depressa»\. Uso: npm run bench/],
  [['dist'], /^Não entendi «dist»\. Uso/],
  [['--dist'], /^Não entendi «--dist»\. Uso/],
  [['--dist', ''], /^--dist está vazio\. Uso/],
  [['--against', ' '], /^--against está vazio\. Uso/],
  [
    ['--runs', 'muitas'],
    /^--runs muitas não é um número de visitas\. Use um inteiro de 1 a 50\. Uso/,
  ],
  [['--runs', '0'], /^--runs 0 não é/],
  [['--runs', '51'], /^--runs 51 não é/],
  [['--runs', '1.5'], /^--runs 1\.5 não é/],
  [['--runs', ''], /^--runs está vazio/],
])('%j is refused with a sentence', (args, sentence) => {
  expect(() => readArguments(args)).toThrow(sentence)
})
