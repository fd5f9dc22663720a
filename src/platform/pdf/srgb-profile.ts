let loading: Promise<Uint8Array> | null = null;

/** The ICC profile of sRGB that comes with the library for pictures. */
export function srgbProfile(): Promise<Uint8Array> {
  loading ??= read();
  return loading;
}

async function read(): Promise<Uint8Array> {
  const { default: sharp } = await import('../files/narrow-sharp.js');
  const create = { width: 1, height: 1, channels: 3, background: '#fff' } as const;
  const picture = await sharp({ create }).withIccProfile('srgb').jpeg().toBuffer();
  const { icc } = await sharp(picture).metadata();
  if (!icc) throw new Error('the library for pictures has no profile of sRGB');
  return icc;
}
