import { type Ref, useImperativeHandle, useRef } from 'react';

export interface FilePickerHandle {
  open(): void;
}

interface FilePickerProps {
  readonly label: string;
  /** Types that the dialog offers, such as `image/jpeg`. */
  readonly accept: string;
  readonly onChoose: (file: File | undefined) => void;
  readonly ref: Ref<FilePickerHandle>;
}

/** The browser's own dialog, opened by a button of ours. */
export function FilePicker({ label, accept, onChoose, ref }: FilePickerProps) {
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle(ref, () => ({ open: () => input.current?.click() }), []);
  return (
    <input
      ref={input}
      type="file"
      hidden
      accept={accept}
      aria-label={label}
      onChange={(event) => {
        onChoose(event.target.files?.[0]);
        // The same file may be chosen again.
        event.target.value = '';
      }}
    />
  );
}
