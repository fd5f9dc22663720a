import { useEffect, useState } from 'react';

/** An address under which a picture can be seen before it is sent; `null` for other files. */
export function useLocalAddress(file: File): string | null {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    if (!file.type.startsWith('image/')) return;
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return url;
}
