import { pdfFile, pdfStream } from '../factories/pdf.factory.js';

/** A JPEG of exactly `size` bytes: the picture with comments in front of it. */
export function paddedJpeg(picture: Buffer, size: number): Buffer {
  const comments: Buffer[] = [];
  let missing = size - picture.length;
  if (missing < 4) throw new Error(`the picture itself has ${picture.length} bytes`);
  while (missing > 0) {
    const rest = missing - 0xff00;
    const length = rest > 0 && rest < 4 ? 0xff00 - 4 : Math.min(missing, 0xff00);
    const comment = Buffer.alloc(length, 'x');
    comment.writeUInt16BE(0xfffe, 0);
    comment.writeUInt16BE(length - 2, 2);
    comments.push(comment);
    missing -= length;
  }
  return Buffer.concat([picture.subarray(0, 2), ...comments, picture.subarray(2)]);
}

/** A PDF of exactly `size` bytes: a page, and a stream that fills it up. */
export function paddedPdf(size: number): Buffer {
  let filler = size - 1000;
  for (let tries = 0; tries < 5; tries++) {
    const pdf = pdfFile({ more: [pdfStream('', Buffer.alloc(filler, 'x'))] });
    if (pdf.length === size) return pdf;
    filler += size - pdf.length;
  }
  throw new Error(`no PDF of ${size} bytes`);
}
