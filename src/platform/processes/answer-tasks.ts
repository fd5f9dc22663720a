/**
 * Makes this process one of a `ChildPool`: it takes one task at a time, and ends with the service or of what `work`
 * throws.
 */
export function answerTasks<Task>(work: (task: Task) => unknown): void {
  process.on('message', async (task) => process.send?.(await work(task as Task)));
  process.on('disconnect', () => process.exit());
  // Ctrl-C in a terminal reaches this process as well; the API finishes first what it has begun.
  process.on('SIGINT', () => undefined);
}
