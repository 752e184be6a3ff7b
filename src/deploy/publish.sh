#!/usr/bin/env bash
# Publishes the site: check, build, send, hash every file where it lies, switch, smoke; back if smoke fails.
# README.md beside this file says how a place is set up.
set -euo pipefail
cd "$(dirname "$0")/../.."

usage='Usage: npm run deploy -- PLACE [--rollback] [--site https://…] [--listen 8080] [--reload COMMAND] [--built FOLDER] [--trial]
PLACE: a folder of this machine, user@server:/folder, or cloudflare:project'
# The newest version that runs on Node 20. It is no package of the project: it takes 28 s to install, and only this script needs it.
wrangler='npx --yes wrangler@4.86.0'

place='' site='' listen=8080 built='' rollback='' check=--release
reload='sudo nginx -t -q && sudo systemctl reload nginx'
while (($# > 0)); do
  case $1 in
    --rollback) rollback=yes ;;
    --trial) check='' ;;
    --site | --listen | --reload | --built)
      (($# > 1)) || { echo "$usage" >&2 && exit 2; }
      # A workflow's variable that nobody has set is empty.
      [[ -z $2 ]] || printf -v "${1#--}" '%s' "$2"
      shift ;;
    -*) echo "$usage" >&2 && exit 2 ;;
    *) place=$1 ;;
  esac
  shift
done

# Releases of Cloudflare Pages lie here, so that going back and the files of open tabs work as on a server.
host='' project=''
case $place in
  cloudflare:?*) project=${place#cloudflare:} folder=$PWD/.releases/${place#cloudflare:} ;;
  ?*:/*) host=${place%%:*} folder=${place#*:} ;;
  /* | ./* | ../*) folder=$(realpath -m "$place") ;;
  *) echo "$usage" >&2 && exit 2 ;;
esac
[[ $folder =~ ^/[A-Za-z0-9._/-]+$ ]] || { echo "$folder: a folder's name has letters, digits and . _ - only" >&2 && exit 2; }

say() { printf '%5d s  %s\n' "$SECONDS" "$1"; }
fail() { say "FAILED: $1" >&2 && exit 1; }

# What runs in the place, here or by ssh; it needs bash, GNU coreutils, tar and flock.
# shellcheck disable=SC2016
functions='
# Releases that smoke found right, oldest first.
good() { find releases -mindepth 2 -maxdepth 2 -name good -printf "%h\n" | cut -d/ -f2 | sort; }
# Gives a release the files with a hash in their names that another one has: tabs that are open ask for them.
share() (
  to=$PWD/releases/$2/site
  cd "releases/$1/site"
  grep -oE "\./((admin/)?assets|fotos)/.*" ../SHA256SUMS | while read -r file; do
    [ -e "$to/$file" ] || printf "%s\0" "$file"
  done | xargs -0 -r cp -al --parents -t "$to"
)
# A link is replaced as a whole: visitors see one release or the other.
switch() { ln -sfn "releases/$1" next && mv -T next current; }
'
at() {
  local script="set -euo pipefail; cd '$folder'; $functions $1"
  if [[ -n $host ]]; then ssh -o BatchMode=yes "$host" "bash -c $(printf %q "$script")"; else bash -c "$script"; fi
}

# Makes visitors see what `current` names.
tell_server() {
  if [[ -n $project ]]; then
    $wrangler pages deploy "$folder/current/site" --project-name "$project" --branch main --commit-dirty=true
  else
    at "$reload"
  fi
}

folder_there="mkdir -p '$folder/releases'"
if [[ -n $host ]]; then ssh -o BatchMode=yes "$host" "$folder_there"; else bash -c "$folder_there"; fi
# Held until this script ends, however it ends: the lock lives as long as its input.
coproc LOCK { at 'exec flock -n lock sh -c "echo locked; cat"' || true; }
# Bash forgets the descriptors of a coprocess that has ended.
exec {locked}<&"${LOCK[0]}" {held}>&"${LOCK[1]}"
read -r -u "$locked" || { echo "Another publication to $place is running." >&2 && exit 75; }
trap 'at "rm -rf releases/*.tmp" || true' EXIT
old=$(at 'readlink current || true')
old=${old#releases/}

if [[ -n $rollback ]]; then
  name=$(at "good | awk -v now='$old' '\$0 < now' | tail -n 1")
  [[ -n $name ]] || fail "there is no earlier release that smoke found right"
  # A later failure must not come back to what is left here.
  at "rm -f 'releases/$old/good'"
else
  if [[ -z $built ]]; then
    [[ -n $check ]] || say 'TRIAL: example contacts and content are let through'
    npm run -s content:check -- $check || fail 'the check refuses the content'
    say 'checked'
    npm run -s build >/dev/null || fail 'the build stopped'
    say 'built'
    built=.
  fi
  # What was built elsewhere may have come damaged.
  node -e '
    const { createHash } = require("node:crypto")
    const { readFileSync } = require("node:fs")
    const [dist] = process.argv.slice(1)
    for (const [path, hash] of Object.entries(JSON.parse(readFileSync(`${dist}/arquivos.json`))))
      if (createHash("sha256").update(readFileSync(dist + path)).digest("base64url") !== hash)
        process.exitCode = (console.error(`${path} is not the file that the build wrote`), 1)
  ' "$built/dist" || fail 'the build is damaged'
  name=$(date -u +%Y%m%dT%H%M%S)-$(git rev-parse --short HEAD 2>/dev/null || echo built)
  new=releases/$name
  # Cloudflare compresses by itself, and counts files.
  copies=() && [[ -z $project ]] || copies=(! -name '*.br' ! -name '*.gz')
  (cd "$built/dist" && find . -type f "${copies[@]}" -print0 | sort -z | xargs -0 sha256sum) > .generated/SHA256SUMS
  at "rm -rf releases/*.tmp && mkdir -p $new.tmp/site $new.tmp/hosts"
  # With the present time: pages of the same size are told apart by it alone.
  cut -c67- .generated/SHA256SUMS | tar -C "$built/dist" -cf - -T - | at "tar -xmf - -C $new.tmp/site"
  at "cat > $new.tmp/SHA256SUMS" < .generated/SHA256SUMS
  # The rules name the hashes of this build's styles: each release brings its own, with its own root.
  sed "s#/srv/retrilha#$folder/$new/site#; s#listen 8080#listen $listen#" "$built/.generated/hosts/nginx.conf" |
    at "cat > $new.tmp/hosts/nginx.conf"
  say "sent $(wc -l < .generated/SHA256SUMS) files as $name"
  # A file that did not change, and is whole there, keeps its time, by which browsers know it.
  at "if [ -e current/SHA256SUMS ]; then
      sort $new.tmp/SHA256SUMS | comm -12 - <(sort current/SHA256SUMS) > $new.tmp/same
      cd current/site
      { sha256sum -c \"$folder/$new.tmp/same\" 2>/dev/null || true; } | sed -n 's/: OK\$//p' |
        xargs -r -d '\n' cp -alf --parents -t \"$folder/$new.tmp/site\"
      cd \"$folder\" && rm $new.tmp/same
    fi
    cd $new.tmp/site && sha256sum --quiet --strict -c ../SHA256SUMS" || fail 'a file did not arrive as it was built; visitors saw nothing of it'
  at "chmod -R a+rX $new.tmp && mv -T $new.tmp $new
    for other in \$(ls releases); do [ \$other = $name ] || [ ! -e releases/\$other/SHA256SUMS ] || { share \$other $name && share $name \$other; }; done"
  say 'every file is there, byte by byte'
fi

# The release before; if nothing proved it right, the newest one that is.
back_to=$(at "if [ -e 'releases/$old/good' ]; then echo '$old'; else good | awk '\$0 != \"$name\"' | tail -n 1; fi")
back() {
  [[ -n $back_to && $back_to != "$name" ]] || fail "$1; there is no earlier release to go back to"
  at "switch '$back_to'" && tell_server || fail "$1, and going back to $back_to failed too"
  fail "$1; visitors see $back_to again"
}

at "switch '$name'"
tell_server || back "the server refuses $name"
say "switched to $name"
at "cat 'releases/$name/site/arquivos.json'" > .generated/released.json
npm run -s smoke -- $site --release .generated/released.json || back 'smoke found something wrong'
at "touch 'releases/$name/good'
  for one in \$(ls releases); do [ \$one = '$name' ] || good | tail -n 5 | grep -qxF \$one || rm -rf releases/\$one; done"
say "done: visitors see $name"
