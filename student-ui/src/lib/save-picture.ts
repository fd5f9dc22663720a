import { saveFile } from '@myverify/api-client/save-file';

/** In pixels: any bank's app reads a QR code of this size. */
const SIDE = 1_024;

/**
 * Has the browser save a square drawing as a PNG, which every gallery shows, on white and with a white edge.
 * @param address of the drawing, of our own or `data:`
 */
export async function savePicture(address: string, name: string): Promise<void> {
  const picture = new Image(SIDE, SIDE);
  picture.src = address;
  await picture.decode();
  const canvas = document.createElement('canvas');
  canvas.width = SIDE;
  canvas.height = SIDE;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('this browser draws nothing');
  const edge = SIDE / 16;
  context.fillStyle = '#fff';
  context.fillRect(0, 0, SIDE, SIDE);
  context.drawImage(picture, edge, edge, SIDE - 2 * edge, SIDE - 2 * edge);
  const png = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (png) saveFile(png, name);
}
