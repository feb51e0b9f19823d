#!/bin/bash
# Whether the nginx that serve.sh started answers: what the image's health check asks.
set -eu
port=${LISTEN:-8080}
exec 3<>"/dev/tcp/127.0.0.1/${port##*:}"
printf 'GET /healthz HTTP/1.0\r\nHost: localhost\r\n\r\n' >&3
read -r _ status _ <&3
[ "$status" = 200 ]
