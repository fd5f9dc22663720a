import { useEffect, useEffectEvent, useRef, useState } from 'react';

interface Options {
  /** Is given what each picture holds; `true` ends it. */
  readonly onRead: (text: string | null) => boolean;
  /** The reader could not be loaded. */
  readonly onBroken: () => void;
}

type CameraState = 'starting' | 'on' | 'none';

/** Between two pictures that are read, in milliseconds: a phone stays cool, and nobody waits. */
const PAUSE = 200;

/** The camera at the back of a phone, shown in `video`, read until something is found or the component goes. */
export function useCamera(options: Options) {
  const video = useRef<HTMLVideoElement>(null);
  const [state, setState] = useState<CameraState>('starting');
  const onRead = useEffectEvent(options.onRead);
  const onBroken = useEffectEvent(options.onBroken);
  useEffect(() => {
    let isOver = false;
    let stream: MediaStream | null = null;
    const end = () => {
      isOver = true;
      for (const track of stream?.getTracks() ?? []) track.stop();
    };
    const begin = async () => {
      try {
        stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } });
      } catch {
        // No camera, or none that may be used; where the page is not secure there are no `mediaDevices` at all.
        return setState('none');
      }
      const view = video.current;
      if (isOver || !view) return end();
      view.srcObject = stream;
      await view.play().catch(() => {});
      setState('on');
      const { readQrCode } = await import('./qr-code');
      while (!isOver) {
        if (view.readyState >= HTMLMediaElement.HAVE_CURRENT_DATA && onRead(readQrCode(view))) return end();
        await new Promise((resolve) => setTimeout(resolve, PAUSE));
      }
    };
    begin().catch(() => {
      end();
      onBroken();
    });
    return end;
  }, []);
  return { video, state };
}
