#!/bin/sh
# healthcheck.sh --connect --innodb_initialized, of the image of MariaDB.
set -eu
answer=$(MYSQL_PWD="$MARIADB_ROOT_PASSWORD" mariadb --user=root --skip-column-names --execute \
  "SELECT COUNT(*) FROM information_schema.ENGINES WHERE engine = 'InnoDB' AND support IN ('YES', 'DEFAULT')")
[ "$answer" = 1 ]
