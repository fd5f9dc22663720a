#!/bin/sh
# What the image of Redis does before it starts: owns its data, and goes on as redis.
set -eu
find . ! -user redis -exec chown redis '{}' +
exec setpriv --reuid redis --regid redis --clear-groups "$@"
