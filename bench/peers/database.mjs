/**
 * An empty database for a peer on the server that ours is on, with what a peer needs to fill it.
 * @param {{ url: (database: string) => string }} mariadb
 * @param {import('mysql2/promise').Connection} connection
 * @param {string} name
 */
export async function emptyDatabase(mariadb, connection, name) {
  const query = async (statement, values = []) => (await connection.query(statement, values))[0];
  await query(`DROP DATABASE IF EXISTS ${name}`);
  await query(`CREATE DATABASE ${name} CHARACTER SET utf8mb4 COLLATE utf8mb4_bin`);
  const { hostname: host, port, username: user } = new URL(mariadb.url(name));
  return {
    database: { host, port: Number(port), user, name },
    tables: {
      query,
      /** The columns of a table of ours, in their order. */
      columnsOf: (database, table) =>
        query(
          `SELECT column_name AS name, data_type AS type, character_maximum_length AS length
           FROM information_schema.columns WHERE table_schema = ? AND table_name = ? ORDER BY ordinal_position`,
          [database, table],
        ),
    },
  };
}
