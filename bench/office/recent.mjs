const DAY = 86_400_000;
/** So long do figures look back, and a little more. */
const SPAN = 40 * DAY;

/**
 * What was generated ends in a year that is long gone: the last weeks of it become the last weeks, so that the
 * dashboard has something to count.
 * @param {import('mysql2/promise').Connection} connection
 */
export async function makeRecent(connection) {
  const [[{ last }]] = await connection.query('SELECT MAX(applied_at) AS last FROM certificates');
  const shift = Date.now() - Number(last) - DAY;
  if (shift < DAY) return;
  const [[{ first }]] = await connection.query('SELECT MIN(id) AS first FROM certificates WHERE applied_at > ?', [
    last - SPAN,
  ]);
  await connection.query(
    `UPDATE certificates SET applied_at = applied_at + ?, decided_at = LEAST(decided_at + ?, ?), updated_at = updated_at + ?
     WHERE id >= ? AND applied_at > ?`,
    [shift, shift, Date.now(), shift, first, last - SPAN],
  );
}
