import { parentPort, workerData } from 'node:worker_threads';
import { createConnection } from 'mysql2/promise';

// Runs the statements of a thread that waits for each answer.
const { url, port, answered } = workerData;
const connection = await createConnection({ uri: url });

parentPort.on('message', async ({ statement, values }) => {
  try {
    const [rows] = await connection.query(statement, values);
    port.postMessage(Array.isArray(rows) ? { rows } : { rows: [], changes: rows.affectedRows });
  } catch (error) {
    port.postMessage({ error: String(error) });
  }
  Atomics.store(answered, 0, 1);
  Atomics.notify(answered, 0);
});
