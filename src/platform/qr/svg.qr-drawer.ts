import { Injectable } from '@nestjs/common';
import { QrDrawer } from './qr-drawer.port.js';

@Injectable()
export class SvgQrDrawer extends QrDrawer {
  async svg(text: string): Promise<string> {
    const { default: QRCode } = await import('qrcode');
    return QRCode.toString(text, { type: 'svg', errorCorrectionLevel: 'M', margin: 4 });
  }
}
