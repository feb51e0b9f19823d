#!/bin/sh
# Serves one built area with nginx. The environment says which and how:
#   ROLE           host | area | page (an area that is also a page of its own)
#   ROOT           the built files                      (default /srv/area)
#   LISTEN         port, or address:port                (default 8080)
#   CONFIG_FILE    config.json of a host or page        (default /etc/landfall/config.json)
#   BACKEND_URL    where the host passes /v1/ on to     (default http://backend:4000)
#   REMOTE_ORIGINS, API_ORIGINS, FILE_ORIGINS           what a page may load from, call, and show; spaces between
#   SCHEME         http | https: how visitors reach this origin; https adds HSTS (default http)
#   TRUSTED_PROXIES  addresses or networks in front whose X-Forwarded-For is believed; commas or spaces between
#   ACCESS_LOG     the file that requests are told to   (default /dev/stdout)
#   RUN_DIR        a writable folder                    (default /tmp/nginx)
set -eu
here=$(cd "$(dirname "$0")" && pwd)
: "${ROLE:?ROLE must be host, area or page}"
ROOT=${ROOT:-/srv/area}
LISTEN=${LISTEN:-8080}
CONFIG_FILE=${CONFIG_FILE:-/etc/landfall/config.json}
BACKEND_URL=${BACKEND_URL:-http://backend:4000}
SCHEME=${SCHEME:-http}
ACCESS_LOG=${ACCESS_LOG:-/dev/stdout}
RUN_DIR=${RUN_DIR:-/tmp/nginx}
WORKERS=${WORKERS:-auto}
REMOTE_ORIGINS=${REMOTE_ORIGINS:-}
API_ORIGINS=${API_ORIGINS:-}
FILE_ORIGINS=${FILE_ORIGINS:-}
hashes() { cat "$ROOT/script-hashes.txt" 2>/dev/null || true; }
HSTS=
[ "$SCHEME" = https ] && HSTS='add_header Strict-Transport-Security "max-age=31536000" always;'

REAL_IP=
for proxy in $(echo "${TRUSTED_PROXIES:-}" | tr ',' ' '); do REAL_IP="$REAL_IP set_real_ip_from $proxy;"; done
[ -n "$REAL_IP" ] && REAL_IP="$REAL_IP real_ip_header X-Forwarded-For; real_ip_recursive on;"

# Precompressed brotli needs a module that distributions package apart; without it gzip serves.
LOAD_BROTLI= BROTLI= BROTLI_OFF=
for module in /usr/lib/nginx/modules/ngx_http_brotli_static_module.so; do
  [ -f "$module" ] || continue
  LOAD_BROTLI="load_module $module;" BROTLI='brotli_static on;' BROTLI_OFF='brotli_static off;'
done

mkdir -p "$RUN_DIR"
export ROOT LISTEN CONFIG_FILE BACKEND_URL SCHEME ACCESS_LOG RUN_DIR WORKERS HSTS REAL_IP LOAD_BROTLI BROTLI BROTLI_OFF
export REMOTE_ORIGINS API_ORIGINS FILE_ORIGINS
SCRIPT_HASHES=$(hashes)
export SCRIPT_HASHES
policy() { envsubst '${SCRIPT_HASHES} ${REMOTE_ORIGINS} ${API_ORIGINS} ${FILE_ORIGINS}' <"$here/page-policy.txt" | sed -e 's/  */ /g' -e 's/ ;/;/g' -e 's/ $//'; }
POLICY=$(policy)
export POLICY

# Only our own names: nginx has variables of its own.
names='${ROOT} ${LISTEN} ${CONFIG_FILE} ${BACKEND_URL} ${SCHEME} ${ACCESS_LOG} ${RUN_DIR} ${WORKERS} ${HSTS} ${REAL_IP} ${LOAD_BROTLI} ${BROTLI} ${BROTLI_OFF} ${POLICY}'
fill() { envsubst "$names" <"$here/$1.conf.template"; }
fill nginx >"$RUN_DIR/nginx.conf"
fill page-headers >"$RUN_DIR/page-headers.conf"
fill file-headers >"$RUN_DIR/file-headers.conf"
fill remote-headers >"$RUN_DIR/remote-headers.conf"
case $ROLE in
  host) fill host ;;
  area) fill area ;;
  page) fill page && fill area ;;
  *) echo "ROLE must be host, area or page, not '$ROLE'" >&2; exit 2 ;;
esac >"$RUN_DIR/server.conf"

# A release may bring a page with another inline script: its policy follows (tools/release waits for it).
follow() {
  while sleep 1 && kill -0 $$ 2>/dev/null; do
    [ -f "$ROOT/script-hashes.txt" ] || continue
    [ "$(hashes)" = "$SCRIPT_HASHES" ] && continue
    SCRIPT_HASHES=$(hashes) && POLICY=$(policy)
    fill page-headers >"$RUN_DIR/page-headers.conf"
    kill -HUP $$
  done
}
[ "$ROLE" = area ] || follow &

exec nginx -e stderr -c "$RUN_DIR/nginx.conf" -g 'daemon off;' "$@"
