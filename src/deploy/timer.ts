const quoted = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`

/**
 * The files by which a server with a clone of the project publishes by itself: every five minutes
 * it fetches what was merged, so also at 00:05 in São Paulo, whatever its own time zone. When
 * nothing has changed since, that ends before anything is built.
 * @param root the clone
 * @param folder where the files are written
 * @param bin the folder of Node
 * @param args what `npm run deploy --` gets
 * @returns texts by file name: a shell script, systemd's unit and timer, and a line for cron
 */
export function timerFiles(
  root: string,
  folder: string,
  bin: string,
  args: readonly string[],
): Record<string, string> {
  const script = `${folder}/publicar.sh`
  return {
    'publicar.sh': `#!/bin/sh
# Escrito por npm run deploy -- --timer.
set -eu
PATH=${quoted(bin)}:$PATH
cd ${quoted(root)}
git pull --quiet --ff-only
exec npm run --silent deploy -- ${args.map(quoted).join(' ')}
`,
    'retrilha-publicar.service': `[Unit]
Description=Publica o site
Wants=network-online.target
After=network-online.target

[Service]
Type=oneshot
ExecStart=/bin/sh "${script}"
`,
    'retrilha-publicar.timer': `[Unit]
Description=Publica o site quando muda, e à meia-noite de São Paulo

[Timer]
OnCalendar=*:0/5
AccuracySec=1s

[Install]
WantedBy=timers.target
`,
    'retrilha-publicar.cron': `*/5 * * * * /bin/sh "${script}" >/dev/null\n`,
  }
}
