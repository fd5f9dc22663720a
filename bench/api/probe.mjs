import { monitorEventLoopDelay } from 'node:perf_hooks';

// Loaded into the API before anything else, by --import: tells its parent on demand for how long its event loop was
// blocked.
const delay = monitorEventLoopDelay({ resolution: 1 });
delay.enable();
process.on('message', (message) => {
  if (message !== 'event-loop') return;
  process.send?.({ max: delay.max / 1e6, p99: delay.percentile(99) / 1e6 });
  delay.reset();
});
process.channel?.unref();
