import { type ArgumentsHost, Catch, type ExceptionFilter } from '@nestjs/common';
import { WalletError } from '../../domain/wallet/wallet-error.js';
import type { AppReply } from '../../platform/http/request.js';

/** Refuses wallets in the shape that their standard has (RFC 6749, section 5.2). */
@Catch(WalletError)
export class WalletErrorFilter implements ExceptionFilter<WalletError> {
  catch({ code, description }: WalletError, host: ArgumentsHost): void {
    const reply = host.switchToHttp().getResponse<AppReply>();
    const isToken = code === 'invalid_token';
    if (isToken) reply.header('WWW-Authenticate', `Bearer error="${code}", error_description="${description}"`);
    reply
      .status(isToken ? 401 : 400)
      .header('Cache-Control', 'no-store')
      .send({ error: code, error_description: description });
  }
}
