import { SourceProcesses, translateChild } from '../../support/source-processes.js';

/** For the encoder of pictures; `remove` ends them. */
export async function encoderProcesses(): Promise<{ readonly processes: SourceProcesses; remove(): Promise<void> }> {
  const child = await translateChild('src/platform/files/picture-encoder.child.ts');
  const processes = new SourceProcesses(child.script);
  return {
    processes,
    remove: () => {
      processes.onApplicationShutdown();
      return child.remove();
    },
  };
}
