/** Reads to the end, and keeps so many bytes at most. */
export async function beginningOf(stream: NodeJS.ReadableStream, most: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of stream) {
    const bytes = Buffer.from(chunk).subarray(0, most - length);
    chunks.push(bytes);
    length += bytes.length;
  }
  return Buffer.concat(chunks);
}
