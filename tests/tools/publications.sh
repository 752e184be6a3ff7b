#!/usr/bin/env bash
# By hand, with nginx and a built site: twenty publications under load, five of them killed, then
# rules that nginx refuses and a wrong byte.
#   npm run build && bash tests/tools/publications.sh
set -euo pipefail
cd "$(dirname "$0")/../.."
port=7229
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

# Every release has its number in each page: an answer shows which one it is from.
variant() {
  rm -rf "$work/built" && mkdir -p "$work/built/.generated"
  cp -r dist "$work/built/dist" && cp -r .generated/hosts "$work/built/.generated/hosts"
  node -e '
    const fs = require("fs"), zlib = require("zlib")
    const [dist, number] = process.argv.slice(1)
    const hashes = JSON.parse(fs.readFileSync(dist + "/arquivos.json"))
    const write = (path, text) => {
      fs.writeFileSync(dist + path, text)
      fs.writeFileSync(dist + path + ".br", zlib.brotliCompressSync(text))
      fs.writeFileSync(dist + path + ".gz", zlib.gzipSync(text))
      hashes[path] = require("crypto").createHash("sha256").update(text).digest("base64url")
    }
    write(`/assets/release-${number}.js`, `"${number}"\n`)
    for (const path of Object.keys(hashes).filter((one) => /^(?!.admin).*html$/.test(one)))
      write(path, fs.readFileSync(dist + path, "utf8") + `<!--release ${number}-->`)
    for (const ending of ["", ".br", ".gz"]) fs.rmSync(dist + "/arquivos.json" + ending, { force: true })
    fs.writeFileSync(dist + "/arquivos.json", JSON.stringify(hashes, null, 1) + "\n")
  ' "$work/built/dist" "$1"
}
publication=(bash src/deploy/publish.sh "$place" --built "$work/built" --site "http://127.0.0.1:$port"
  --listen "127.0.0.1:$port" --reload "$server -s reload")
# What a killed publication has started holds its lock until it ends: status 75.
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
  const count = { requests: 0, cut: 0, wrong: 0, mixed: 0 }
  const ask = async (path) => {
    count.requests++
    try {
      const response = await fetch(origin + path)
      return response.status + await response.text()
    } catch {
      count.cut++
      return undefined
    }
  }
  const visit = async () => {
    for (;;) {
      await new Promise((resolve) => setTimeout(resolve, 30))
      const page = await ask(["/", "/contato", "/blog", "/sobre"][count.requests % 4])
      const number = /^200[^]*<!--release (\d+)-->$/.exec(page)?.[1]
      if (page && !number) count.wrong++
      const script = number && (await ask(`/assets/release-${number}.js`))
      if (script && script !== `200"${number}"\n`) count.mixed++
    }
  }
  process.on("SIGUSR2", () => console.log(JSON.stringify(count)))
  for (let index = 0; index < 6; index++) void visit()
' "http://127.0.0.1:$port" &
load=$!

for ((number = 1; number <= 20; number++)); do
  variant "$number"
  # Some are killed at some moment; the lock goes with it, and visitors see whole releases.
  ((number % 4 != 0)) || timeout -s KILL "$((number * 4 / 5))" "${publication[@]}" 2>&1 | tail -n 1 || true
  publish | tail -n 1
done

variant 9001
echo 'nonsense;' >> "$work/built/.generated/hosts/nginx.conf"
publish && echo 'NOT REFUSED: rules that nginx does not know' || true
variant 9002
sed -i 's/<title>/<title>Outro /' "$work/built/dist/sobre.html"
publish && echo 'NOT REFUSED: a page that is not the listed one' || true
publish --rollback | tail -n 1
kill -USR2 "$load"
sleep 1
