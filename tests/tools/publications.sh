#!/usr/bin/env bash
# By hand, with nginx and a built site: publications under load, some of them killed, rules that nginx refuses, a wrong byte.
#   npm run build && bash tests/tools/publications.sh [20]
set -euo pipefail
cd "$(dirname "$0")/../.."
count=${1:-20}
port=${PORT:-7229}
work=$(mktemp -d)
place=$work/place
mkdir -p "$place"
cat > "$work/nginx.conf" <<E
include /etc/nginx/modules-enabled/*.conf;
user $(id -un);
pid $work/nginx.pid;
error_log $work/error.log;
events {}
http {
  access_log off;
  $(for one in client_body proxy fastcgi uwsgi scgi; do echo "${one}_temp_path $work/$one;"; done)
  include $place/current/hosts/nginx.conf*;
}
E
server="nginx -e $work/error.log -c $work/nginx.conf"
$server
load=''
trap '$server -s stop || true; [[ -z $load ]] || kill "$load" || true; wait 2>/dev/null; rm -rf "$work"' EXIT

# Every release has its number in each page, in as many bytes as any other: an answer shows which one it is from.
variant() {
  rm -rf "$work/built" && mkdir -p "$work/built/.generated"
  cp -al dist "$work/built/dist" && cp -r .generated/hosts "$work/built/.generated/hosts"
  node -e '
    const { createHash } = require("crypto"), fs = require("fs"), zlib = require("zlib")
    const [dist, number] = process.argv.slice(1)
    const hashes = JSON.parse(fs.readFileSync(dist + "/arquivos.json"))
    const write = (path, text) => {
      for (const [file, bytes] of [[path, text], [path + ".br", zlib.brotliCompressSync(text, { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 4 } })], [path + ".gz", zlib.gzipSync(text)]]) {
        fs.rmSync(dist + file, { force: true })
        fs.writeFileSync(dist + file, bytes)
      }
      hashes[path] = createHash("sha256").update(text).digest("base64url")
    }
    write(`/assets/release-${number}.js`, `"${number}"\n`)
    for (const path of Object.keys(hashes).filter((one) => one.endsWith(".html") && !one.startsWith("/admin/")))
      write(path, fs.readFileSync(dist + path, "utf8") + `<!--release ${number}-->`)
    fs.rmSync(dist + "/arquivos.json.br", { force: true }), fs.rmSync(dist + "/arquivos.json.gz", { force: true })
    fs.rmSync(dist + "/arquivos.json")
    fs.writeFileSync(dist + "/arquivos.json", JSON.stringify(hashes, null, 1) + "\n")
  ' "$work/built/dist" "$(printf %04d "$1")"
}
publication=(bash src/deploy/publish.sh "$place" --built "$work/built" --site "http://127.0.0.1:$port"
  --listen "127.0.0.1:$port" --reload "$server -s reload")
# What a killed publication has started holds its lock until it ends.
publish() {
  local status=75
  while ((status == 75)); do
    status=0
    "${publication[@]}" "$@" 2>&1 || status=$?
    ((status != 75)) || sleep 1
  done
  return "$status"
}

variant 0 && publish
# Visitors: a page must be a whole one of some release, and the script of that release must be there.
node -e '
  const origin = process.argv[1]
  const count = { requests: 0, cut: 0, wrong: 0, mixed: 0, longest: 0 }
  const ask = async (path) => {
    const from = performance.now()
    try {
      const response = await fetch(origin + path)
      return { status: response.status, text: await response.text() }
    } catch {
      count.cut++
      return undefined
    } finally {
      count.requests++
      count.longest = Math.max(count.longest, Math.round(performance.now() - from))
    }
  }
  const visit = async () => {
    for (;;) {
      await new Promise((resolve) => setTimeout(resolve, 30))
      const page = await ask(["/", "/contato", "/blog", "/sobre"][count.requests % 4])
      const number = /<!--release (\d{4})-->$/.exec(page?.text ?? "")?.[1]
      if (page && (page.status !== 200 || !number)) count.wrong++
      if (!number) continue
      const script = await ask(`/assets/release-${number}.js`)
      if (script && script.text !== `"${number}"\n`) count.mixed++
    }
  }
  process.on("SIGUSR2", () => console.log(JSON.stringify(count)))
  for (let index = 0; index < 6; index++) void visit()
' "http://127.0.0.1:$port" &
load=$!

for ((number = 1; number <= count; number++)); do
  variant "$number"
  if ((number % 4 == 0)); then
    # Killed at some moment; the lock goes with it, and visitors see whole releases.
    "${publication[@]}" > "$work/out" 2>&1 &
    victim=$!
    sleep "$(awk "BEGIN { print $number * 0.8 }")"
    kill -9 "$victim" 2>/dev/null && echo "killed: $(tail -n 1 "$work/out")" || true
    wait "$victim" 2>/dev/null || true
  fi
  publish | tail -n 1
done

variant 9001
echo 'nonsense;' >> "$work/built/.generated/hosts/nginx.conf"
publish && echo 'NOT REFUSED: rules that nginx does not know' || true
variant 9002
sed -i 's/<title>/<title>Outro /' "$work/built/dist/sobre.html"
publish && echo 'NOT REFUSED: a page that is not the listed one' || true
publish --rollback | tail -n 1
du -sh "$place" && ls "$place/releases"
kill -USR2 "$load"
sleep 1
