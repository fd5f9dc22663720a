#!/bin/sh
# What the image of MariaDB does before it starts: owns its data, makes the database and its account once, and goes on as mysql.
set -eu
data=/var/lib/mysql
chown -R mysql: "$data" /run/mysqld
as_mysql() { setpriv --reuid mysql --regid mysql --init-groups "$@"; }

if [ ! -d "$data/mysql" ]; then
  as_mysql mariadb-install-db --datadir="$data" --skip-test-db --auth-root-authentication-method=normal > /dev/null
  as_mysql mariadbd --bootstrap << SQL
FLUSH PRIVILEGES;
ALTER USER root@localhost IDENTIFIED BY '$MARIADB_ROOT_PASSWORD';
CREATE DATABASE \`$MARIADB_DATABASE\`;
CREATE USER '$MARIADB_USER'@'%' IDENTIFIED BY '$MARIADB_PASSWORD';
GRANT ALL ON \`$MARIADB_DATABASE\`.* TO '$MARIADB_USER'@'%';
SQL
fi
exec setpriv --reuid mysql --regid mysql --init-groups mariadbd --bind-address=0.0.0.0 "$@"
