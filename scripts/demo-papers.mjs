// The papers of an invented applicant, drawn here: a JPEG photo, PNG scans and PDF documents.
import { PDFDocument, rgb, StandardFonts } from 'pdf-lib';
import sharp from 'sharp';

/** A portrait of nobody, as a JPEG with EXIF data as a phone writes it. */
export async function portrait() {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="1200">
    <defs><linearGradient id="g" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#dfe7ee"/><stop offset="1" stop-color="#b8c7d4"/></linearGradient></defs>
    <rect width="900" height="1200" fill="url(#g)"/>
    <path d="M120 1200c10-250 140-360 330-360s320 110 330 360z" fill="#24425f"/>
    <path d="M360 800h180v110c-50 60-130 60-180 0z" fill="#d9a47e"/>
    <ellipse cx="450" cy="560" rx="190" ry="250" fill="#e8b892"/>
    <path d="M250 560c-20-230 80-340 200-340s225 110 200 340c-30-90-60-160-110-190-70 40-190 50-240 10-30 50-45 110-50 180z" fill="#2b211c"/>
    <circle cx="380" cy="560" r="17" fill="#2b211c"/><circle cx="520" cy="560" r="17" fill="#2b211c"/>
    <path d="M385 680q65 50 130 0" stroke="#8c4f3c" stroke-width="13" fill="none" stroke-linecap="round"/>
  </svg>`;
  return sharp(Buffer.from(svg))
    .withExif({ IFD0: { Make: 'Phone', Model: 'Demo' }, IFD3: { GPSLatitude: '3/1 8/1 0/1', GPSLatitudeRef: 'N' } })
    .jpeg({ quality: 90 })
    .toBuffer();
}

/** A scanned page as a PNG. */
export async function scan(title, lines) {
  const rows = lines.map(
    (line, row) =>
      `<text x="80" y="${260 + row * 60}" font-size="34" font-family="sans-serif">${escapeXml(line)}</text>`,
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1000" height="700">
    <rect width="1000" height="700" fill="#fbfaf5"/><rect x="30" y="30" width="940" height="640" fill="none" stroke="#7d8aa0" stroke-width="4"/>
    <text x="80" y="150" font-size="52" font-family="serif" fill="#1d3557">${escapeXml(title)}</text>${rows.join('')}</svg>`;
  return sharp(Buffer.from(svg)).png().toBuffer();
}

/** A document as a PDF. */
export async function paper(title, lines) {
  const document = await PDFDocument.create();
  document.setTitle(title);
  const page = document.addPage([595, 842]);
  const [plain, bold] = [
    await document.embedFont(StandardFonts.Helvetica),
    await document.embedFont(StandardFonts.TimesRomanBold),
  ];
  page.drawRectangle({ x: 30, y: 30, width: 535, height: 782, borderColor: rgb(0.4, 0.45, 0.6), borderWidth: 2 });
  page.drawText(title, { x: 70, y: 740, size: 26, font: bold, color: rgb(0.11, 0.21, 0.34) });
  for (const [row, line] of lines.entries()) page.drawText(line, { x: 70, y: 690 - row * 26, size: 13, font: plain });
  return Buffer.from(await document.save());
}

function escapeXml(text) {
  return text.replace(/[&<>]/g, (char) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;' })[char]);
}
