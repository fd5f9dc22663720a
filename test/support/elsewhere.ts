/** Starts work as another request would, outside of the unit of work that is running in the test. */
export function elsewhere<T>(work: () => Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    queue.push(() => work().then(resolve, reject));
  });
}

/** Emptied by a timer that began outside of any unit of work. */
const queue: Array<() => void> = [];
let timer: NodeJS.Timeout;
beforeAll(() => {
  timer = setInterval(() => queue.shift()?.(), 5);
});
afterAll(() => clearInterval(timer));
