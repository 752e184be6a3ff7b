import { spawnSync } from 'node:child_process'

/**
 * Variables by which git finds a repository (git rev-parse --local-env-vars). A hook sets them: a
 * git that we start would work on the hook's repository instead of the one it is started in.
 */
const OF_ANOTHER =
  /^GIT_(?:ALTERNATE_OBJECT_DIRECTORIES|COMMON_DIR|CONFIG|CONFIG_PARAMETERS|CONFIG_COUNT|DIR|GRAFT_FILE|IMPLICIT_WORK_TREE|INDEX_FILE|INTERNAL_SUPER_PREFIX|NAMESPACE|NO_REPLACE_OBJECTS|OBJECT_DIRECTORY|PREFIX|QUARANTINE_PATH|REPLACE_REF_BASE|SHALLOW_FILE|WORK_TREE)$/

/** The environment without another repository in it. */
export const gitEnvironment = (): NodeJS.ProcessEnv =>
  Object.fromEntries(Object.entries(process.env).filter(([name]) => !OF_ANOTHER.test(name)))

/**
 * Runs git in a folder, with messages in English. Never throws: `error` is set when git is missing
 * or could not run.
 */
export const spawnGit = (
  folder: string,
  args: readonly string[],
  { env }: { env?: Record<string, string> } = {},
) =>
  spawnSync('git', args, {
    cwd: folder,
    env: { ...gitEnvironment(), ...env, LC_ALL: 'C' },
    maxBuffer: 2 ** 31 - 1,
    windowsHide: true,
  })

/** Returns git's output; undefined when it fails or is missing. */
export function gitOutput(folder: string, args: readonly string[]): Buffer | undefined {
  const { status, stdout } = spawnGit(folder, args)
  return status === 0 ? stdout : undefined
}

/**
 * The facts of a build, equal for equal commits on the same day.
 * @param root the project's folder
 * @param day the day that the build takes as today, AAAA-MM-DD
 * @returns `commit` with «-dirty» when files had changed since; null without git
 */
export function projectVersion(root: string, day: string): { commit: string | null; day: string } {
  const git = (...args: string[]) => gitOutput(root, args)?.toString().trim()
  // A project in a subfolder of another repository has no commits of its own.
  const head =
    git('rev-parse', '--show-prefix') === '' ? git('rev-parse', '--verify', 'HEAD') : undefined
  if (head === undefined) return { commit: null, day }
  const isDirty = git('status', '--porcelain') !== ''
  return { commit: head + (isDirty ? '-dirty' : ''), day }
}
