import { type Given, optionalUrl } from './variables.js';

/** Where spans go (OTLP over HTTP); `null`: nowhere, and none are made. */
export function readTelemetry(given: Given): { readonly tracesUrl: string | null } {
  const endpoint = optionalUrl('OTEL_EXPORTER_OTLP_ENDPOINT', given('OTEL_EXPORTER_OTLP_ENDPOINT'), [
    'http:',
    'https:',
  ]);
  return { tracesUrl: endpoint === null ? null : `${endpoint}/v1/traces` };
}
