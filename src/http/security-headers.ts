import { IncomingMessage, type OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import helmet from 'helmet';
import type { Env } from '../config/env.js';
import { downloadOrigin } from '../config/storage.js';

/** What helmet has every answer say to the browser. None of it depends on the request, so it is worked out once and not for each. */
export function securityHeaders(env: Env): Readonly<OutgoingHttpHeaders> {
  const https = env.publicUrl.startsWith('https:');
  // Pages show pictures and read documents from where the calls for them lead.
  const files = env.s3?.presigned ? [downloadOrigin(env.s3)] : [];
  const dress = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        // The component libraries of both interfaces write their styles at run time.
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:', ...files],
        fontSrc: ["'self'", 'data:'],
        connectSrc: ["'self'", ...files],
        workerSrc: ["'self'", 'blob:'],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    strictTransportSecurity: https ? { maxAge: 31_536_000, includeSubDomains: true } : false,
    referrerPolicy: { policy: 'same-origin' },
  });
  const request = new IncomingMessage(new Socket());
  const response = new ServerResponse(request);
  dress(request, response, (error) => {
    if (error) throw error;
  });
  return { ...response.getHeaders() };
}
