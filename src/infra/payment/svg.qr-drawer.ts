import { Injectable } from '@nestjs/common';
import QRCode from 'qrcode';
import { QrDrawer } from '../../ports/qr-drawer.js';

@Injectable()
export class SvgQrDrawer extends QrDrawer {
  svg(text: string): Promise<string> {
    return QRCode.toString(text, { type: 'svg', errorCorrectionLevel: 'M', margin: 4 });
  }
}
