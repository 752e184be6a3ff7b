import { readdirSync, readFileSync } from 'node:fs'
import { parse } from 'yaml'
import type { Change } from './broken-content'

/** What the check says: nothing, warnings, or errors that stop a build. */
const VERDICTS = ['legal', 'warned', 'refused'] as const

/** One text of a document, and others in its place with parts of the lines that the check prints. */
type InPlace = { file: string; put: string } & Partial<
  Record<(typeof VERDICTS)[number], [to: string, ...says: string[]][]>
>
/** Several changes together. */
type Together = { name: string; release?: boolean; changes: Change[] } & Partial<
  Record<(typeof VERDICTS)[number], string[]>
>

export interface Case {
  name: string
  verdict: (typeof VERDICTS)[number]
  changes: Change[]
  says: string[]
  release?: boolean | undefined
}

const isInPlace = (group: InPlace | Together): group is InPlace => 'put' in group

const casesOf = (group: InPlace | Together): Case[] =>
  VERDICTS.flatMap((verdict): Case[] => {
    if (isInPlace(group))
      return (group[verdict] ?? []).map(([to, ...says]) => ({
        name: `${group.file}: ${JSON.stringify(to).slice(0, 120)}`,
        verdict,
        changes: [{ edit: group.file, from: group.put, to }],
        says,
      }))
    return group[verdict] ? [{ ...group, verdict, says: group[verdict] }] : []
  })

const FOLDER = 'tests/pipeline/check/cases'

/** Everything that people, programs and haste write, by the name of its file. */
export const CASES: ReadonlyMap<string, Case[]> = new Map(
  readdirSync(FOLDER).map((file) => {
    // The files are written for these shapes, and a wrong one fails its own test.
    const groups = parse(readFileSync(`${FOLDER}/${file}`, 'utf8')) as (InPlace | Together)[]
    return [file.replace('.yaml', ''), groups.flatMap(casesOf)]
  }),
)

/** A part that begins with a place names one line, and then no other may be printed. */
export const PLACE = /^(?:content\/\S.*:)?\d+:\d+ /
