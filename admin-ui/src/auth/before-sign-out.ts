type Task = () => Promise<unknown>;

/** Milliseconds that signing out waits for them at most. */
const PATIENCE_MS = 3_000;

const tasks = new Set<Task>();

/** What is to be given back as long as the session is there. @returns what takes it out again. */
export function beforeSignOut(task: Task): () => void {
  tasks.add(task);
  return () => tasks.delete(task);
}

/** Gives it back; what fails is left, and ends by itself. */
export async function giveBackAll(): Promise<void> {
  const late = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS));
  await Promise.race([Promise.allSettled([...tasks].map((task) => task())), late]);
}
