#!/bin/sh
# Escrito por npm run deploy -- --timer.
set -eu
PATH=@bin@:$PATH
cd @root@
git pull --quiet --ff-only
exec npm run --silent deploy -- @args@
