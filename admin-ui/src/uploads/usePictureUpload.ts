import { useEffect, useRef, useState } from 'react';
import { errorText } from '../records/useNotifyError';
import { endUpload, noteUpload } from './pending-uploads';
import { type PictureKind, sendPicture } from './send-picture';

export interface PictureUpload {
  /** How much of it is there; `null` while nothing is being uploaded. */
  readonly percent: number | null;
  readonly problem: string | null;
  readonly start: (file: File | undefined) => void;
  readonly cancel: () => void;
}

/** One upload at a time; one that is under way ends with the screen. */
export function usePictureUpload(kind: PictureKind, onDone: (url: string) => void): PictureUpload {
  const [percent, setPercent] = useState<number | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const running = useRef<AbortController | null>(null);
  // What is typed while a picture is on its way is known to the newest one alone.
  const latest = useRef(onDone);
  latest.current = onDone;
  useEffect(() => () => stop(running.current), []);

  const upload = async (file: File) => {
    const control = new AbortController();
    stop(running.current);
    running.current = control;
    noteUpload(control);
    setPercent(0);
    setProblem(null);
    try {
      const url = await sendPicture({ kind, file, onProgress: setPercent, signal: control.signal });
      latest.current(url);
    } catch (error) {
      if (!control.signal.aborted) setProblem(errorText(error));
    } finally {
      endUpload(control);
      if (running.current === control) setPercent(null);
    }
  };
  return {
    percent,
    problem,
    start: (file) => file && void upload(file),
    cancel: () => stop(running.current),
  };
}

function stop(upload: AbortController | null): void {
  if (!upload) return;
  upload.abort();
  endUpload(upload);
}
