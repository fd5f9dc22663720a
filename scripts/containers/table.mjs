// What was done, how it ended and how long it took.

export class Table {
  rows = [];
  /** What this machine, or a stand-in, does not let us show. */
  notProven = [];

  /**
   * Does a step. After one that failed no other is done: they are told as such.
   * @template T
   * @param {string} name
   * @param {() => Promise<T>} work may return a text, which is told beside the result.
   * @returns {Promise<T | undefined>}
   */
  async step(name, work) {
    if (this.failed) return void this.#add({ name, result: 'not reached', seconds: 0 });
    const began = Date.now();
    const seconds = () => Math.round((Date.now() - began) / 100) / 10;
    try {
      const told = await work();
      this.#add({ name, result: typeof told === 'string' ? `ok: ${told}` : 'ok', seconds: seconds() });
      return told;
    } catch (error) {
      console.error(error.message);
      this.#add({ name, result: 'FAILED', seconds: seconds() });
    }
  }

  get failed() {
    return this.rows.some(({ result }) => result === 'FAILED');
  }

  /** Takes over what another process did. */
  take({ rows, notProven }) {
    this.rows.push(...rows);
    this.notProven.push(...notProven);
  }

  print() {
    const wide = Math.max(...this.rows.map(({ name }) => name.length));
    console.log(`\n${'step'.padEnd(wide)}  seconds  result`);
    for (const { name, seconds, result } of this.rows)
      console.log(`${name.padEnd(wide)}  ${String(seconds).padStart(7)}  ${result}`);
    console.log('\nNot proven:');
    for (const what of this.notProven) console.log(`- ${what}`);
  }

  #add(row) {
    this.rows.push(row);
    console.log(`${row.result.startsWith('ok') ? '' : '>>> '}${row.name}: ${row.result} (${row.seconds} s)`);
  }
}
